// The places beside the road: pass, velodrome, village, farm, chapel. Pure decoration.
import { svg } from "lit-html";

/** @typedef {(x: number, y: number, name: string) => unknown} Label draws the name of a place */

/** Firs at the foot of the near peaks, and beyond the summit. */
const NEAR_FIRS = [
  [1255, 505],
  [1272, 512],
  [1238, 514],
  [1300, 508],
  [1314, 502],
  [1180, 516],
  [1196, 521],
  [1064, 517],
  [1080, 523],
  [1142, 520],
  [1325, 515],
  [1010, 520],
  [990, 515],
  [975, 506],
  [1098, 520],
  [1322, 375],
  [1310, 367],
];
const FAR_FIRS = [
  [1440, 560],
  [1452, 548],
  [1466, 556],
  [1436, 330],
  [1448, 322],
  [1446, 516],
  [1440, 290],
];

/** @param {number[][]} places @param {number} size */
const firs = (places, size) =>
  places.map(([x, y]) => svg`<use href="#ur-fir" transform="translate(${x} ${y}) scale(${size})"/>`);

const nearPeaks = () => svg`
  <path d="M948 520 999 442 1012 445 1040 370 1072 430 1091 438 1132 520Z" fill="var(--ur-m1)"/>
  <path d="M1040 370 1072 430 1091 438 1132 520H1049L1029 463 1047 430Z" fill="var(--ur-m2)"/>
  <path d="M1040 370 1022 420 1033 412 1042 427 1051 409 1062 412Z" fill="var(--ur-sn)"/>
  <path d="M1036 524 1082 432 1095 436 1120 348 1149 418 1166 427 1204 524Z" fill="var(--ur-m1)"/>
  <path d="M1120 348 1149 418 1166 427 1204 524H1128L1110 457 1127 418Z" fill="var(--ur-m2)"/>
  <path d="M1120 348 1103 407 1113 397 1122 415 1130 394 1140 397Z" fill="var(--ur-sn)"/>
  <path d="M1219 520 1255 462 1265 464 1285 408 1308 453 1321 458 1351 520Z" fill="var(--ur-m1)"/>
  <path d="M1285 408 1308 453 1321 458 1351 520H1292L1277 477 1290 453Z" fill="var(--ur-m2)"/>
  <path d="M1285 408 1272 446 1280 439 1286 451 1293 437 1301 439Z" fill="var(--ur-sn)"/>
  <path d="M1119 526 1172 427 1186 431 1215 336 1249 412 1268 422 1311 526Z" fill="var(--ur-m1)"/>
  <path d="M1215 336 1249 412 1268 422 1311 526H1225L1203 454 1223 412Z" fill="var(--ur-m2)"/>
  <path d="M1215 336 1196 400 1207 389 1217 408 1227 385 1238 389Z" fill="var(--ur-sn)"/>
  <path d="M1100 528 1133 476 1142 478 1160 428 1181 468 1193 473 1220 528Z" fill="var(--ur-m1)"/>
  <path d="M1160 428 1181 468 1193 473 1220 528H1166L1153 490 1165 468Z" fill="var(--ur-m2)"/>
  <path d="M1160 428 1148 462 1155 456 1161 466 1167 454 1174 456Z" fill="var(--ur-sn)"/>
  <path d="M960 528 988 492 995 493 1010 458 1028 486 1038 490 1060 528Z" fill="var(--ur-m1)"/>
  <path d="M1010 458 1028 486 1038 490 1060 528H1015L1004 501 1014 486Z" fill="var(--ur-m2)"/>
  <path d="M1010 458 1000 481 1006 478 1011 485 1016 476 1022 478Z" fill="var(--ur-sn)"/>
`;

const farPeaks = () => svg`
  <path d="M1430 500 1464 438 1478 396 1502 448 1526 500Z" fill="var(--ur-m1)"/>
  <path d="M1478 396 1502 448 1526 500H1483L1473 458Z" fill="var(--ur-m2)"/>
  <path d="M1478 396 1471 419 1480 427 1489 419Z" fill="var(--ur-sn)"/>
  <path d="M1470 470 1512 386 1530 330 1560 400 1590 470Z" fill="var(--ur-m1)"/>
  <path d="M1530 330 1560 400 1590 470H1536L1524 414Z" fill="var(--ur-m2)"/>
  <path d="M1530 330 1522 361 1532 372 1543 361Z" fill="var(--ur-sn)"/>
  <path d="M1430 360 1458 317 1470 288 1490 324 1510 360Z" fill="var(--ur-m1)"/>
  <path d="M1470 288 1490 324 1510 360H1474L1466 331Z" fill="var(--ur-m2)"/>
  <path d="M1470 288 1464 304 1472 310 1479 304Z" fill="var(--ur-sn)"/>
  <path d="M1462 330 1497 275 1512 238 1537 284 1562 330Z" fill="var(--ur-m1)"/>
  <path d="M1512 238 1537 284 1562 330H1517L1507 293Z" fill="var(--ur-m2)"/>
  <path d="M1512 238 1505 258 1514 266 1523 258Z" fill="var(--ur-sn)"/>
`;

/** The peaks, the sign at the summit and the crowd at line E. @param {Label} label */
export const pass = (label) => svg`
  ${nearPeaks()}${firs(NEAR_FIRS, 0.8)}${farPeaks()}${firs(FAR_FIRS, 0.85)}
  <g transform="translate(1316 438)"><ellipse cx="3" cy="25" rx="20" ry="5" fill="var(--ur-shd)" opacity="0.28"/>
  <path d="M-12 24V-8M12 24V-8" fill="none" stroke="var(--ur-dr)" stroke-width="2.2"/>
  <rect x="-23" y="-28" width="46" height="24" rx="3" fill="var(--ur-lblbg)" stroke="var(--ur-ink)" stroke-width="1.4"/>
  <path d="M-17-9-9-21-3-13 3-23 17-9Z" fill="var(--ur-m2)"/>
  </g>
  ${label(1180, 482, "pass")}
  <path d="M1421 392q6 40 0 84l13 2q5-44 0-88Z" fill="url(#ur-crowd)"/>
  <path d="M1432 386v-26" fill="none" stroke="var(--ur-dr)" stroke-width="2.2"/>
  <path d="M1432 360l14 4-14 5Z" fill="var(--ur-r1)"/>
  <path d="M1434 486v-26" fill="none" stroke="var(--ur-dr)" stroke-width="2.2"/>
  <path d="M1434 460l14 4-14 5Z" fill="var(--ur-r1)"/>
`;

/** A flag on the grandstand, in the colours of the teams. @param {number} x @param {number} i */
const flag = (x, i) => svg`<path d="M${x} 6V-12" fill="none" stroke="var(--ur-dr)" stroke-width="2.2"/>
  <path d="M${x}-12l13 4-13 4Z" fill="var(--ur-c${(i % 4) + 1})"/>`;

/** The velodrome and the grandstand of line C. @param {Label} label */
export const velodrome = (label) => svg`
  <g transform="translate(835 222)"><ellipse cx="6" cy="10" rx="142" ry="62" fill="var(--ur-shd)" opacity="0.28"/>
  <ellipse rx="142" ry="62" fill="var(--ur-vs)"/>
  <ellipse rx="132" ry="55" fill="url(#ur-crowd)"/>
  <ellipse rx="110" ry="44" fill="var(--ur-vt)"/>
  <ellipse rx="102" ry="39" fill="none" stroke="var(--ur-white)" stroke-width="1.2" opacity="0.85"/>
  <ellipse rx="94" ry="35" fill="none" stroke="var(--ur-white)" stroke-width="1.2" opacity="0.85"/>
  <ellipse rx="84" ry="29" fill="var(--ur-vg)"/>
  <ellipse rx="84" ry="29" fill="none" stroke="var(--ur-white)" stroke-width="1.2" opacity="0.85"/>
  <path d="M-60 0H60M0-20V20" fill="none" stroke="var(--ur-white)" stroke-width="1.2" opacity="0.85"/>
  <path d="M0 35v9" stroke="var(--ur-white)" stroke-width="3"/>
  </g>
  ${label(835, 302, "velodrome")}
  <g>
  <path d="M690 18h250v34H690Z" fill="var(--ur-vs)"/>
  <path d="M694 22h242v26H694Z" fill="url(#ur-crowd)"/>
  <path d="M684 6h262l-8 14H692Z" fill="var(--ur-r1)"/>
  <path d="M684 6h262l-2 4H686Z" fill="var(--ur-w1)"/>
  </g>
  ${[700, 734, 768, 802, 836, 870, 904, 938].map(flag)}
  <use href="#ur-tent" x="968" y="170"/>
  <use href="#ur-tent" x="992" y="184"/>
  <use href="#ur-tent" x="1012" y="168"/>
  <use href="#ur-car" x="1006" y="206"/>
  <use href="#ur-car" x="968" y="214"/>
`;

/** The start village with its church and the crowd at line A. @param {Label} label */
export const village = (label) => svg`
  <use href="#ur-hs" transform="translate(478 938) scale(1)"/>
  <use href="#ur-hs2" transform="translate(530 952) scale(1)"/>
  <use href="#ur-hs" transform="translate(566 930) scale(1.05)"/>
  <use href="#ur-hs2" transform="translate(622 958) scale(1)"/>
  <use href="#ur-hs" transform="translate(656 936) scale(0.95)"/>
  <use href="#ur-hs2" transform="translate(706 950) scale(1.1)"/>
  <use href="#ur-hs2" transform="translate(505 884) scale(0.95)"/>
  <use href="#ur-hs" transform="translate(548 872) scale(0.9)"/>
  <use href="#ur-hs2" transform="translate(668 884) scale(0.95)"/>
  <use href="#ur-hs" transform="translate(704 892) scale(0.85)"/>
  <g transform="translate(612 884)"><path d="M-18 22h62l10 8H-4Z" fill="var(--ur-shd)" opacity="0.28"/>
  <path d="M-6-30v52H12V-30Z" fill="var(--ur-w1)"/>
  <path d="M12-30v52h6V-26Z" fill="var(--ur-w2)"/>
  <path d="M3-66-8-29H20Z" fill="var(--ur-r3)"/>
  <path d="M3-66 3-76M-1-72H7" fill="none" stroke="var(--ur-dr)" stroke-width="2.2"/>
  <path d="M18-4v26h30V-4Z" fill="var(--ur-w2)"/>
  <path d="M18-18 12-3H50L46-18Z" fill="var(--ur-r1)"/>
  <circle cx="3" cy="-18" r="5" fill="var(--ur-dr)"/>
  <path d="M0 22V10q3-5 6 0v12Z" fill="var(--ur-dr)"/>
  <path d="M24 6h5v8h-5ZM36 6h5v8h-5Z" fill="var(--ur-wn)"/>
  </g>
  ${label(600, 992, "village")}
  <path d="M462 1088H760v14H462Z" fill="url(#ur-crowd)"/>
  <path d="M462 1087H760" stroke="var(--ur-w1)" stroke-width="2.5" stroke-dasharray="12 3"/>
  <use href="#ur-car" x="480" y="1120"/>
  <use href="#ur-car" x="560" y="1120"/>
  <use href="#ur-car" x="720" y="1120"/>
  <use href="#ur-tent" x="600" y="1118"/>
  <use href="#ur-tent" x="622" y="1118"/>
  <use href="#ur-tent" x="644" y="1118"/>
`;

/** @param {Label} label */
export const farm = (label) => svg`
  <g transform="translate(352 268)"><path d="M-26 24h92l16 12H-4Z" fill="var(--ur-shd)" opacity="0.28"/>
  <path d="M-30-6v30H30V-6L0-30Z" fill="var(--ur-w1)"/>
  <path d="M30-6v30H62V-6Z" fill="var(--ur-w2)"/>
  <path d="M0-32 31-5 66-5 38-32Z" fill="var(--ur-r1)"/>
  <path d="M0-32-35-5H-30L0-29Z" fill="var(--ur-r2)"/>
  <path d="M-9 24V2H9V24ZM-9 2 9 24M9 2-9 24" fill="var(--ur-r2)" stroke="var(--ur-w1)" stroke-width="1.2"/>
  <path d="M40 3h8v8h-8Z" fill="var(--ur-wn)"/>
  </g>
  <use href="#ur-hs2" x="422" y="300"/>
  <use href="#ur-hs2" transform="translate(320 345) scale(0.9)"/>
  <use href="#ur-hay" x="430" y="225"/>
  <use href="#ur-hay" x="446" y="240"/>
  <use href="#ur-hay" x="425" y="247"/>
  <use href="#ur-hay" x="408" y="352"/>
  <use href="#ur-hay" x="390" y="362"/>
  <use href="#ur-hay" x="440" y="342"/>
  <use href="#ur-cow" x="330" y="208"/>
  <use href="#ur-cow" x="352" y="216"/>
  <use href="#ur-cow" x="372" y="203"/>
  <use href="#ur-pop" transform="translate(571 200) scale(.9)"/>
  <use href="#ur-pop" transform="translate(571 226) scale(.9)"/>
  <use href="#ur-pop" transform="translate(571 252) scale(.9)"/>
  <use href="#ur-pop" transform="translate(571 278) scale(.9)"/>
  <use href="#ur-pop" transform="translate(571 304) scale(.9)"/>
  <use href="#ur-pop" transform="translate(571 330) scale(.9)"/>
  <use href="#ur-pop" transform="translate(571 356) scale(.9)"/>
  <use href="#ur-pop" transform="translate(571 382) scale(.9)"/>
  <use href="#ur-pop" transform="translate(571 408) scale(.9)"/>
  ${label(385, 392, "farm")}
`;

/** The chapel on the Col and the poplar alley. */
export const chapel = () => svg`
  <g transform="translate(640 610)"><path d="M-14 14h36l8 6H-6Z" fill="var(--ur-shd)" opacity="0.28"/>
  <path d="M-12-4v18H4V-4L-4-14Z" fill="var(--ur-w1)"/>
  <path d="M4-4v18H20V-4Z" fill="var(--ur-w2)"/>
  <path d="M-4-15 5-3 22-3 14-15Z" fill="var(--ur-r3)"/>
  <path d="M-4-15v-10M-7-22h6" fill="none" stroke="var(--ur-dr)" stroke-width="2.2"/>
  </g>
  <use href="#ur-pop" x="182" y="640"/>
  <use href="#ur-pop" x="187" y="670"/>
  <use href="#ur-pop" x="176" y="700"/>
  <use href="#ur-pop" x="181" y="730"/>
  <use href="#ur-pop" x="170" y="760"/>
  <use href="#ur-pop" x="175" y="790"/>
  <use href="#ur-pop" x="168" y="820"/>
  <use href="#ur-pop" x="179" y="850"/>
  <use href="#ur-pop" x="174" y="880"/>
  <use href="#ur-pop" x="185" y="910"/>
  <use href="#ur-pop" x="180" y="940"/>
`;
