import {
  type RecalledCart,
  cartOfNumber,
  countRecalls,
  findRecalls,
} from "../../../../domain/recalls/find-recalls.ts";
import { recalls } from "../../../../domain/recalls/recalls.ts";
import { thisYear } from "../../../browser/clock.ts";
import { recallLine, summaryOf } from "../recall-text.ts";

const recallsOf = (cart: RecalledCart) =>
  findRecalls(cartOfNumber(cart, thisYear()), recalls, thisYear());

/** For tools that aren't about recalls. */
export function RecallSummary(cart: RecalledCart) {
  const summary = summaryOf(cartOfNumber(cart, thisYear()), recallsOf(cart));
  if (summary === null) return null;
  return (
    <>
      <b>{summary.lead}</b> {summary.note}{" "}
    </>
  );
}

/** One line beside a cart's value, or nothing if none of our notices may cover the cart. */
export function RecallLineText(cart: RecalledCart) {
  const text = recallLine(countRecalls(recallsOf(cart)));
  return text === "" ? null : <b>{text} </b>;
}
