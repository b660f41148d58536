import type { ReactNode } from "react";
import { sampleNumbers } from "../../../../domain/serials/sample-numbers.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Pack } from "../../../ui/drawing/pack.tsx";
import { Thumbnail } from "../../../ui/paper/thumbnail.tsx";
import { Plate } from "../../../ui/kit/plate.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { answerOf } from "../model.ts";
import type { Step } from "../text.ts";

/**
 * Draws what the visitor gets from a step. The step's text says the same, so screen readers skip the
 * drawing.
 */
export function StepPicture({
  step,
  calculation,
  role,
}: {
  step: Step;
  calculation: Calculation;
  role: Role;
}) {
  return (
    <div className="step-picture" aria-hidden="true">
      {pictureOf(step, calculation, role)}
    </div>
  );
}

function pictureOf({ id }: Step, calculation: Calculation, role: Role): ReactNode {
  const { cart } = calculation;
  switch (id) {
    case "batteries":
      return <Pack />;
    case "plate":
      return <YearPlate calculation={calculation} />;
    case "recalls":
      return (
        <Thumbnail title="Recall notice" tone="flyer">
          <b data-warning="">!</b>
        </Thumbnail>
      );
    case "ad":
      return (
        <Thumbnail title="The ad">
          <CartDrawing cart={cart} small />
        </Thumbnail>
      );
    case "photos":
      return (
        <div className="viewfinder">
          <CartDrawing cart={cart} small />
        </div>
      );
    case "papers":
      return role === "buying" ? (
        <Thumbnail title="Checklist" hasBoxes />
      ) : (
        <div className="sheets">
          <Thumbnail title={role === "selling" ? "Bill of sale" : "Photos"} />
          <Thumbnail title={role === "selling" ? "For sale" : "Value sheet"} tone="flyer">
            <CartDrawing cart={cart} small />
            <b>
              {/* An answer without advice says to see three ads before naming a price. */}
              {calculation.advice === null
                ? "$____"
                : formatDollars(answerOf(calculation, role).number)}
            </b>
          </Thumbnail>
          <Thumbnail title={role === "selling" ? "Value sheet" : "Receipts"} />
        </div>
      );
  }
}

function YearPlate({ calculation: { cart, details } }: { calculation: Calculation }) {
  if (details.sources.modelYear === "plate") return <Plate number={cart.serial} />;
  const sample = sampleOf(cart.make);
  return sample === undefined ? (
    <Plate number="SERIAL NO." />
  ) : (
    // An EZ-GO code shows the year of some models only.
    <Plate number={sampleNumbers[sample].example} {...(sample !== "ez-go" && { kind: sample })} />
  );
}

/** Undefined for a make whose numbers have no known form. */
const sampleOf = (make: string) =>
  (["club-car", "ez-go", "yamaha"] as const).find((kind) => sampleNumbers[kind].make === make);
