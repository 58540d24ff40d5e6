// Ground, fields and water, far below the road. House-made scenery, without any meaning for play.
import { svg } from "lit-html";

export const fields = () => svg`
  <rect x="-900" y="-700" width="3200" height="2600" fill="var(--ur-g0)"/>
  <path d="M60-80C260-120 420-40 480 40S380 240 300 340 60 420-20 300-40-40 60-80Z" fill="var(--ur-g1)"/>
  <path d="M540 150C660 140 720 200 700 300S660 470 580 450 540 240 540 150Z" fill="var(--ur-g2)"/>
  <path d="M540 150C660 140 720 200 700 300S660 470 580 450 540 240 540 150Z" fill="url(#ur-fur)"/>
  <path d="M300 170 462 190 470 300 452 395 312 380Z" fill="var(--ur-g3)"/>
  <path d="M300 170 462 190 470 300 452 395 312 380Z" fill="url(#ur-fur2)"/>
  <path d="M620 330 860 320 900 430 840 520 640 470Z" fill="var(--ur-g4)"/>
  <path d="M840 560 1060 560 1075 700 900 720 820 650Z" fill="var(--ur-g2)"/>
  <path d="M840 560 1060 560 1075 700 900 720 820 650Z" fill="url(#ur-vin)"/>
  <path d="M830 330 980 300 990 400 870 430Z" fill="var(--ur-g3)"/>
  <path d="M830 330 980 300 990 400 870 430Z" fill="url(#ur-fur)"/>
  <path d="M420 560 720 540 720 690 400 690Z" fill="var(--ur-g1)"/>
  <path d="M420 560 720 540 720 690 400 690Z" fill="url(#ur-fur2)"/>
  <path d="M310 560 420 545 400 700 300 760Z" fill="var(--ur-g4)"/>
  <path d="M310 560 420 545 400 700 300 760Z" fill="url(#ur-fur)"/>
  <path d="M455 800 770 790 800 985 460 985Z" fill="var(--ur-g1)"/>
  <path d="M770 900 1040 880 1000 950 840 965Z" fill="var(--ur-g3)"/>
  <path d="M770 900 1040 880 1000 950 840 965Z" fill="url(#ur-fur2)"/>
  <path d="M60 480C150 520 190 640 180 780S240 1080 180 1180-60 1160-60 900 0 460 60 480Z" fill="var(--ur-g1)"/>
  <path d="M1190 640C1320 600 1460 640 1500 760S1440 1010 1300 1040 1180 960 1185 860 1120 670 1190 640Z"
    fill="var(--ur-g2)"/>
  <path d="M1190 640C1320 600 1460 640 1500 760S1440 1010 1300 1040 1180 960 1185 860 1120 670 1190 640Z"
    fill="url(#ur-fur)"/>
  <path d="M1230 880 1420 860 1440 1010 1260 1050Z" fill="var(--ur-g4)"/>
  <path d="M1230 880 1420 860 1440 1010 1260 1050Z" fill="url(#ur-vin)"/>
  <path d="M720 1100 1020 1060 1180 1120 1120 1220 700 1220Z" fill="var(--ur-g3)"/>
  <path d="M720 1100 1020 1060 1180 1120 1120 1220 700 1220Z" fill="url(#ur-fur)"/>
  <path d="M1180-60C1320-90 1480 0 1500 140S1380 270 1270 250 1130 60 1180-60Z" fill="var(--ur-g1)"/>
`;

export const water = () => svg`
  <path d="M-400 470C-100 430 40 470 150 440S330 430 350 445M560 470C640 520 650 600 700 560M870 800C820 830 760
    860 690 790M1010 770C1060 700 1020 600 1050 540S1090 500 1120 480" fill="none"
      stroke="var(--ur-lk)" stroke-width="11" stroke-linecap="round"/>
  <path d="M858 812C850 770 910 742 965 748S1068 780 1062 826 1000 888 935 882 866 850 858 812Z" fill="var(--ur-lk)"/>
  <path d="M878 810C876 782 918 762 962 766S1040 790 1038 822" fill="none" stroke="var(--ur-lk2)" stroke-width="3"/>
  <path d="M900 828h34M950 806h40M944 850h46M1000 836h24" fill="none" stroke="var(--ur-lk2)"
    stroke-width="2" stroke-linecap="round"/>
  <g transform="translate(985 822)"><path d="M-9 3H9L6 8H-6Z" fill="var(--ur-r1)"/>
  <path d="M0 2V-17L11-2H1" fill="var(--ur-w1)"/>
  </g>
  <g transform="translate(915 790)"><path d="M-7 3H7L5 7H-5Z" fill="var(--ur-r3)"/>
  <path d="M0 2V-14L9-2H1" fill="var(--ur-w1)"/>
  </g>
  <g transform="translate(1042 738)"><ellipse cx="6" cy="22" rx="16" ry="6" fill="var(--ur-shd)" opacity="0.28"/>
  <path d="M-9 22-6-12H6L9 22Z" fill="var(--ur-w1)"/>
  <path d="M2 22V-12h4L9 22Z" fill="var(--ur-w2)"/>
  <path d="M-7-11 0-21 7-11Z" fill="var(--ur-r1)"/>
  <path d="M-24-22 24 0M-11-35 11 13" stroke="var(--ur-dr)" stroke-width="2"/>
  <path d="M-24-22l10-2 1 5ZM24 0l-10 2-1-5ZM-11-35l7 6-5 3ZM11 13l-7-6 5-3Z" fill="var(--ur-w1)"/>
  </g>
`;
