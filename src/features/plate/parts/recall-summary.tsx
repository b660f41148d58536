import { type RecalledCart, findRecalls } from "../../../../domain/recalls/find-recalls.ts";
import { recalls } from "../../../../domain/recalls/recalls.ts";
import { thisYear } from "../../../browser/clock.ts";
import { summaryOf } from "../recall-text.ts";

/** For tools that aren't about recalls. */
export function RecallSummary(cart: RecalledCart) {
  const summary = summaryOf(cart, findRecalls(cart, recalls, thisYear()));
  if (summary === null) return null;
  return (
    <>
      <b>{summary.lead}</b> {summary.note}{" "}
    </>
  );
}
