import { rangeTwentieths } from "../../../../domain/valuation/appraise.ts";
import { Prose } from "../../../ui/frame/sections.tsx";

/** What the method does not know, said plainly. */
export function Limits() {
  return (
    <Prose>
      <ul>
        <li>
          <b>The same percentages for every make.</b> A make that holds its value better than others
          is not credited for it beyond its base price.
        </li>
        <li>
          <b>Old carts.</b> Percentages go on falling until the cap. A cart that runs keeps a price
          which no percentage of its first one describes, so the older the cart, the rougher the
          estimate.
        </li>
        <li>
          <b>The range is a rule, not a measurement.</b> It is {100 - rangeTwentieths.low * 5}% to
          either side for every cart, however much or little is known of it.
        </li>
        <li>
          <b>Not asked, so not counted:</b> place and season, hours on the motor, battery chemistry,
          charger, title and street-legal equipment, who sells and how soon they must. A dealer’s
          warranty and reconditioning are worth money that no factor here pays for.
        </li>
        <li>
          <b>Upgrades are one factor.</b> A lift kit and a new lithium pack count the same.
        </li>
      </ul>
    </Prose>
  );
}
