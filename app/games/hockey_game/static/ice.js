// The painted ice: all parts of the rink that never change, in data units, 1200 by 600.
import { svg } from "lit-html";

const SCRATCHES = [
  "M723 137q-7 -5 11 -34M252 247q31 -26 59 -33M136 104q-2 -1 21 13M313 174q39 1 71 40M872 85q-14 -32 -34 -35",
  "M653 274q-38 28 -54 29M691 346q31 6 84 -17M444 250q-25 -3 -66 30M182 376q-12 23 -38 23M935 457q-1 16 -10 19",
  "M227 354q-6 12 -14 27M979 207q21 -6 65 -31M140 402q-32 13 -71 31M994 95q-33 19 -67 -6M193 91q50 13 89 -1",
  "M787 146q34 -32 66 -26M506 453q0 -19 -17 -24M874 260q9 -9 37 -30M532 137q-45 -17 -69 -18M537 66q8 11 34 35",
  "M712 124q48 31 86 25M170 293q40 18 84 31M877 261q-26 13 -64 21M187 157q-37 -19 -73 -14M285 234q20 -39 63 -34",
  "M369 334q-28 -18 -65 6M204 507q-21 6 -37 38M576 237q33 -12 64 6M296 494q18 17 34 19M698 103q-18 -15 -54 -27",
  "M602 305q45 -31 87 -20M115 448q28 -18 45 -2M1089 228q41 -16 72 -12M1069 242q-31 -24 -83 -37",
  "M1027 192q-24 24 -41 37",
].join("");

const circle = (/** @type {number} */ x, /** @type {number} */ y) =>
  svg`<circle class="mk" cx=${x} cy=${y} r="78"></circle><path class="mk" d="M${x - 12} ${y - 78}v-15M${x + 12}
    ${y - 78}v-15M${x - 12} ${y + 78}v15M${x + 12} ${y + 78}v15"></path>`;

const BOARDS = (/** @type {string} */ cls) =>
  svg`<rect class=${cls} x="40" y="40" width="1120" height="520" rx="140"></rect>`;

const GOAL = svg`<path d="M1108 262h22q14 0 14 14v48q0 14 -14 14h-22" fill="#fff"></path><path class="net" d="M1108
  262h22q14 0 14 14v48q0 14 -14 14h-22Z"></path>`;

/** The painted ice, which is point-symmetric, so that it need not be turned for either seat. */
export const ICE = svg`<defs>
    <clipPath id="hg-rc"><rect x="40" y="40" width="1120" height="520" rx="140"></rect></clipPath>
    <radialGradient id="hg-ice" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fff"
      stop-opacity=".85"></stop><stop offset=".55" stop-color="#fff" stop-opacity=".25"></stop><stop offset="1"
      stop-color="#fff" stop-opacity="0"></stop></radialGradient>
    <pattern id="hg-net" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 0 7 7M7 0 0 7"
      stroke="#6E8490" stroke-width="1.2"></path></pattern>
  </defs>
  <rect class="shadow" x="34" y="44" width="1132" height="528" rx="146"></rect>
  ${BOARDS("ground")}
  <g clip-path="url(#hg-rc)">
    <rect class="zone" x="40" y="40" width="390" height="520"></rect><rect class="zone" x="770" y="40" width="390"
      height="520"></rect>
    ${BOARDS("sheen")}<path class="scratch" d=${SCRATCHES}></path>
    <path class="mk" d="M92 30V570M1108 30V570"></path><path class="blue" d="M430 30V570M770 30V570"></path>
    <path class="red" d="M600 30V570"></path><path class="dash" d="M600 44V570"></path>
    <path class="crease" d="M92 214a86 86 0 0 1 0 172Z"></path><path class="crease" d="M1108 214a86 86 0 0 0 0 172
      Z"></path>
    ${circle(235, 150)}${circle(235, 450)}${circle(965, 150)}${circle(965, 450)}<circle class="mkb" cx="600" cy="300"
      r="78"></circle>
    <path class="mk" d="M530 560a70 70 0 0 1 140 0"></path>
  </g>
  ${BOARDS("wall ink")}${BOARDS("wall chalk")}${BOARDS("wall joints")}
  <rect class="kick" x="47.5" y="47.5" width="1105" height="505" rx="133"></rect>
  ${GOAL}<g transform="rotate(180 600 300)">${GOAL}</g>`;
