// Tested in a browser by ../../../../e2e/journeys/plate-and-deal.spec.ts.
import { contradictingYear, otherMakeText } from "../../../../domain/serials/year-on-plate.ts";
import { type Details, give } from "../../../../domain/details/details.ts";
import { thisYear } from "../../../browser/clock.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { type Calculation, calculate } from "../../cart-form/calculation.ts";

export interface PlateDoubtProps {
  readonly calculation: Calculation;
  /** "the ad" if it says the other year, otherwise "not". */
  readonly other: string;
  /** What to do with a cart, such as "ask $1,900". */
  readonly figureText: (calculation: Calculation) => string;
  readonly onUse: (details: Details) => void;
}

/** Shows nothing if the number and the cart agree. */
export function PlateDoubt({ calculation, other, figureText, onUse }: PlateDoubtProps) {
  const { cart, details } = calculation;
  const otherMake = otherMakeText(cart, thisYear());
  if (otherMake !== null) {
    return (
      <p className="caution" role="status">
        <b>{otherMake}</b> Check the number against the plate.
      </p>
    );
  }
  const year = contradictingYear(cart, thisYear());
  if (year === null) return null;
  const corrected = give(details, { modelYear: String(year) }, "plate");
  const asThatYear = calculate(corrected, thisYear())!;
  return (
    <div className="caution cluster" role="status">
      <p>
        <b>
          The number says {year}, {other} {cart.modelYear}.
        </b>{" "}
        As a {year}: {figureText(asThatYear)}.
      </p>
      <Button onClick={() => onUse(corrected)}>Use {year}</Button>
    </div>
  );
}
