// Tested in a browser by ../../../../e2e/journeys/check-a-price.spec.ts and
// ../../../../e2e/journeys/press-once.spec.ts.
import { Fragment } from "react";
import { markedSummary } from "../../../../domain/details/cart-appearance.ts";
import type { Details } from "../../../../domain/details/details.ts";
import type { AskedField } from "../../../ui/masthead/use-sheet.ts";

/** Opens the form at a field, or at its beginning. */
export type OpenForm = (field?: AskedField) => void;

export function CartSummary({ details, onChange }: { details: Details; onChange: OpenForm }) {
  return markedSummary(details).map(({ name, marked, isAssumed }, index) => (
    <Fragment key={name}>
      {index > 0 && "\u{a0}· "}
      {isAssumed ? <Assumed name={name} text={marked} onChange={onChange} /> : marked}
    </Fragment>
  ));
}

/** Pressing it opens the form at the field. */
export function Assumed({
  name,
  text,
  onChange,
}: {
  name: AskedField;
  /** For example "good, assumed". */
  text: string;
  onChange: OpenForm;
}) {
  return (
    <button type="button" className="try" onClick={() => onChange(name)}>
      {text}
    </button>
  );
}
