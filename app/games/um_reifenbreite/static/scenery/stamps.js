// The little things that the scenery repeats: trees, houses, hay, cars.
import { svg } from "lit-html";

/** Their colours are attributes: no rule of a style sheet that names its root reaches into a `use`. */
export const stamps = () => svg`
  <defs>
    <g id="ur-tr"><ellipse cx="3" cy="4" rx="9" ry="6" fill="var(--ur-shd)" opacity="0.28"/>
      <circle r="8" fill="var(--ur-t1)"/>
      <circle cx="-2.500" cy="-2.500" r="5" fill="var(--ur-t2)"/></g>
    <g id="ur-tr2"><ellipse cx="2" cy="3" rx="6" ry="4" fill="var(--ur-shd)" opacity="0.28"/>
      <circle r="5.500" fill="var(--ur-t3)"/>
      <circle cx="-1.500" cy="-2" r="3.200" fill="var(--ur-t4)"/></g>
    <g id="ur-fir"><ellipse cx="4" cy="8" rx="7" ry="3.500" fill="var(--ur-shd)" opacity="0.28"/>
      <path d="M0-17 7-4H3.500L9 8H-9L-3.500-4H-7Z" fill="var(--ur-f1)"/>
        <path d="M0-17 7-4H3.500L9 8H0Z" fill="var(--ur-f2)"/></g>
    <g id="ur-pop"><ellipse cx="4" cy="10" rx="5" ry="3" fill="var(--ur-shd)" opacity="0.28"/>
      <path d="M0-22C6-12 6 4 3 11H-3C-6 4-6-12 0-22Z" fill="var(--ur-t3)"/>
        <path d="M0-22C-4-12-5 4-3 11H-1C-1 0-2-10 0-22Z" fill="var(--ur-t4)"/></g>
    <g id="ur-hs"><path d="M4 12h30l8 6H12Z" fill="var(--ur-shd)" opacity="0.28"/>
      <path d="M0-6v18h22V-6L11-15Z" fill="var(--ur-w1)"/>
      <path d="M22-6v18h14V-6Z" fill="var(--ur-w2)"/><path d="M11-16 23-5 37-5 26-16Z" fill="var(--ur-r1)"/>
        <path d="M11-16-2-5H1L11-14Z" fill="var(--ur-r2)"/><path d="M8 12V3h6v9Z" fill="var(--ur-dr)"/>
          <path d="M26-1h5v5h-5ZM4-2h3v4H4ZM15-2h3v4h-3Z" fill="var(--ur-wn)"/></g>
    <g id="ur-hs2"><path d="M4 10h24l7 5H10Z" fill="var(--ur-shd)" opacity="0.28"/>
      <path d="M0-4v14h16V-4L8-12Z" fill="var(--ur-w1)"/>
      <path d="M16-4v14h11V-4Z" fill="var(--ur-w2)"/><path d="M8-13 17-3 28-3 20-13Z" fill="var(--ur-r3)"/>
        <path d="M8-13-2-3H1L8-11Z" fill="var(--ur-r2)"/><path d="M5 10V3h5v7Z" fill="var(--ur-dr)"/></g>
    <g id="ur-hay"><ellipse cx="2" cy="4" rx="8" ry="4" fill="var(--ur-shd)" opacity="0.28"/>
      <rect x="-7" y="-5" width="14" height="9" rx="4" fill="var(--ur-hay)"/>
        <ellipse cx="5" cy="-.5" rx="3" ry="4.500" fill="var(--ur-hay2)"/>
          <circle cx="5" cy="-.5" r="1.300" fill="var(--ur-hay)"/></g>
    <g id="ur-tent"><path d="M0-12-9 5H9Z" fill="var(--ur-w1)"/><path d="M0-12-4 5H4Z" fill="var(--ur-r1)"/></g>
    <g id="ur-cow"><rect x="-5" y="-3" width="9" height="5" rx="2.200" fill="var(--ur-w1)"/>
      <circle cx="5" cy="-2.500" r="2" fill="var(--ur-w1)"/><path d="M-2-3h3v3h-3Z" fill="var(--ur-line)"/>
        <path d="M-4 2v3M2 2v3" fill="none" stroke="var(--ur-line)" stroke-width="1.4"/></g>
    <g id="ur-car"><path d="M-13 5h28l4 4h-28Z" fill="var(--ur-shd)" opacity="0.28"/>
      <rect x="-14" y="-4" width="28" height="9" rx="3" fill="var(--ur-w1)"/>
        <path d="M-8-4-4-10H7l4 6Z" fill="var(--ur-wn)"/>
        <path d="M-14 0h28" stroke="var(--ur-r1)" stroke-width="2"/>
          <circle cx="-8" cy="5.500" r="3" fill="var(--ur-line)"/>
          <circle cx="8" cy="5.500" r="3" fill="var(--ur-line)"/>
            <path d="M-5-11.500H8" fill="none" stroke="var(--ur-line)" stroke-width="1.4"/></g>
  </defs>
`;
