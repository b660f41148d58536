import type { Cart } from "../../../../domain/cart/cart.ts";
import {
  type FoundRecall,
  cartOfNumber,
  countRecalls,
  findRecalls,
} from "../../../../domain/recalls/find-recalls.ts";
import { noticeName } from "../../../../domain/recalls/recall.ts";
import { recalls } from "../../../../domain/recalls/recalls.ts";
import { yearsOfNumber } from "../../../../domain/serials/find-year.ts";
import { contradictingYear, otherMakeText } from "../../../../domain/serials/year-on-plate.ts";
import { listText } from "../../../../domain/words/english.ts";
import { thisYear } from "../../../browser/clock.ts";
import type { Calculation } from "../../cart-form/calculation.ts";
import { nothingText, recallLine } from "../recall-text.ts";
import { recalledCartFromCalculation } from "../recalled-cart.ts";

export function PlateAndRecalls({ calculation }: { calculation: Calculation }) {
  const year = thisYear();
  const cart = recalledCartFromCalculation(calculation);
  return (
    <>
      <p>{plateText(calculation.cart, year)}</p>
      <p>{noticesText(findRecalls(cartOfNumber(cart, year), recalls, year))}</p>
    </>
  );
}

type NumberedCart = Pick<Cart, "make" | "modelYear" | "serial">;

/** For a printed form: says whether the serial number fits the model year. */
export function plateText(cart: NumberedCart, asOfYear: number): string {
  const { make, modelYear, serial } = cart;
  if (serial.trim() === "") return "No serial number was given, so nobody has checked the year.";
  const otherMake = otherMakeText(cart, asOfYear);
  if (otherMake !== null) return otherMake;
  const contradicting = contradictingYear(cart, asOfYear);
  if (contradicting !== null) return `The number says ${contradicting}, not ${modelYear}.`;
  return yearsOfNumber(serial, asOfYear, make).includes(modelYear)
    ? `The number fits the year ${modelYear}.`
    : "We can’t tell the year from this number.";
}

/** More names would take a second line. */
const maxNamed = 3;

/** Names the notices, so that a dealer can look them up. Never reads as an all-clear. */
export function noticesText(found: readonly FoundRecall[]): string {
  const counted = countRecalls(found);
  const line = recallLine(counted);
  if (line === "") return nothingText;
  const named = [...counted.lead, ...counted.more].slice(0, maxNamed);
  const names = listText(named.map(({ recall }) => noticeName(recall)));
  return `${line} Ask a dealer for that make about ${names}${counted.count > maxNamed ? " first" : ""}.`;
}
