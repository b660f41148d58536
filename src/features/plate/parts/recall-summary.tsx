import {
  type RecalledCart,
  countRecalls,
  findRecalls,
} from "../../../../domain/recalls/find-recalls.ts";
import { recalls } from "../../../../domain/recalls/recalls.ts";
import { thisYear } from "../../../browser/clock.ts";
import { recallLine, summaryOf } from "../recall-text.ts";

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

/** One line beside a cart's value, or nothing if none of our notices may cover the cart. */
export function RecallLineText(cart: RecalledCart) {
  const text = recallLine(countRecalls(findRecalls(cart, recalls, thisYear())));
  return text === "" ? null : <b>{text} </b>;
}
