// Fills of the road and the fields.
import { svg } from "lit-html";

/** A pattern backs every terrain colour. */
export const patterns = () => svg`
  <defs>
    <pattern id="ur-fur" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
      <path d="M0 4.500h9" stroke="var(--ur-fur)" stroke-width="1.3" opacity="0.5"/></pattern>
    <pattern id="ur-fur2" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
      <path d="M0 4h8" stroke="var(--ur-fur)" stroke-width="1.3" opacity="0.5"/></pattern>
    <pattern id="ur-vin" width="12" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(12)">
      <circle cx="3" cy="4" r="2" fill="var(--ur-vin)" opacity="0.75"/><circle cx="9" cy="4" r="2"
        fill="var(--ur-vin)" opacity="0.75"/></pattern>
    <pattern id="ur-sett" width="8" height="7" patternUnits="userSpaceOnUse">
      <path d="M0 .5h8M0 4h8M2 .5v3.500M6.500 4v3" fill="none" stroke="var(--ur-sett)" stroke-width="0.6"
        opacity="0.55"/></pattern>
    <pattern id="ur-hup" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v6" stroke="var(--ur-hup)" stroke-width="1.1" opacity="0.28"/></pattern>
    <pattern id="ur-hdn" width="7" height="7" patternUnits="userSpaceOnUse">
      <circle cx="2" cy="2" r=".9" fill="var(--ur-hdn)" opacity="0.45"/><circle cx="5.500" cy="5.500" r=".9"
        fill="var(--ur-hdn)" opacity="0.45"/></pattern>
    <pattern id="ur-chq" width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill="var(--ur-white)"/><path d="M0 0h4v4H0ZM4 4h4v4H4Z"
        fill="var(--ur-ink)"/></pattern>
    <pattern id="ur-crowd" width="14" height="8" patternUnits="userSpaceOnUse">
      <rect width="14" height="8" fill="var(--ur-shd)" opacity=".25"/>
        <circle cx="1.5" cy="1.8" r="1.250" fill="var(--ur-c1)"/>
          <circle cx="4.6" cy="2.4" r="1.250" fill="var(--ur-c3)"/>
            <circle cx="7.7" cy="1.5" r="1.250" fill="var(--ur-c2)"/>
              <circle cx="11" cy="2.3" r="1.250" fill="var(--ur-c4)"/>
                <circle cx="2.9" cy="5.4" r="1.250" fill="var(--ur-c2)"/>
                  <circle cx="6.3" cy="5.2" r="1.250" fill="var(--ur-c3)"/>
                    <circle cx="9.5" cy="5.7" r="1.250" fill="var(--ur-c1)"/>
                      <circle cx="12.6" cy="5.1" r="1.250" fill="var(--ur-c3)"/>
                        <circle cx="13.4" cy="1.6" r="1.250" fill="var(--ur-w2)"/></pattern>
    <clipPath id="ur-disc"><circle r="8"/></clipPath>
    <marker id="ur-arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="2.6" markerHeight="2.6"
      orient="auto-start-reverse"><path d="M0 0 8 4 0 8Z" class="ur-push-head"/></marker>
  </defs>
`;
