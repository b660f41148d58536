import { Fragment } from "react";
import { markedSummary } from "../../../../domain/details/cart-appearance.ts";
import type { ChoiceName, Details } from "../../../../domain/details/details.ts";

/** Opens the form at a field, or at its beginning. */
export type OpenForm = (field?: ChoiceName) => void;

/** What is only assumed can be pressed to say it. */
export function CartSummary({ details, onChange }: { details: Details; onChange: OpenForm }) {
  return markedSummary(details).map(({ name, text, isAssumed }, index) => (
    <Fragment key={name}>
      {index > 0 && " · "}
      {isAssumed ? (
        <button type="button" className="try" onClick={() => onChange(name)}>
          {text}
        </button>
      ) : (
        text
      )}
    </Fragment>
  ));
}
