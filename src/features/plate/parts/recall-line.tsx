import {
  type RecalledCart,
  countRecalls,
  findRecalls,
} from "../../../../domain/recalls/find-recalls.ts";
import { recalls } from "../../../../domain/recalls/recalls.ts";
import { thisYear } from "../../../browser/clock.ts";
import { recallLine } from "../recall-text.ts";

export function RecallLineText(cart: RecalledCart) {
  const text = recallLine(countRecalls(findRecalls(cart, recalls, thisYear())));
  return text === "" ? null : <b>{text} </b>;
}
