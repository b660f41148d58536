import type { FoundRecall, RecalledCart } from "../../../domain/recalls/find-recalls.ts";
import { kindOfNumber, listedNumber } from "../../../domain/recalls/listed-number.ts";
import type { Recall, SerialRange } from "../../../domain/recalls/recall.ts";
import { recalls, recallsAsOf } from "../../../domain/recalls/recalls.ts";
import { dateText } from "../../format/date-text.ts";
import { requestText } from "./request-text.ts";

/** The makes that a notice concerns. */
export function makesText({ makes }: Recall): string {
  return new Intl.ListFormat("en-US").format(makes);
}

/** Which numbers a notice names; "" if it names none. */
export function serialsText({ serials = [] }: Recall): string {
  if (serials.length === 0) return "";
  if (serials.every(({ from }) => from === 0)) {
    const prefixes = serials.map(({ prefix }) => prefix);
    return `Serial numbers: all that begin with ${new Intl.ListFormat("en-US", { type: "disjunction" }).format(prefixes)}.`;
  }
  return `Serial numbers: ${new Intl.ListFormat("en-US").format(serials.map(rangeText))}.`;
}

function rangeText({ kind, prefix, from, to }: SerialRange): string {
  const digits = (number: number) => String(number).padStart(kind === "ez-go" ? 7 : 6, "0");
  if (kind === "club-car") return `${prefix} ending in ${digits(from)} to ${digits(to)}`;
  const before = prefix === "" ? "" : `${prefix}-`;
  return `${before}${digits(from)} to ${digits(to)}`;
}

/** What to enter, or how many notices were found and how surely they concern the cart. */
export function answerText(cart: RecalledCart, found: readonly FoundRecall[]): string {
  const kind = kindOfNumber(cart.serial);
  if (cart.make === "" && kind === "none") return requestText;
  const answer = found.length === 0 ? noneText : foundText(cart, found);
  if (kind === "none" || kind === "listed") return answer;
  return cart.make === ""
    ? `${unreadTexts[kind]} Choose the make and enter the year instead.`
    : `${answer} We didn’t use the number. ${unreadTexts[kind]}`;
}

function foundText({ modelYear, serial }: RecalledCart, found: readonly FoundRecall[]): string {
  const named = found.filter(({ isNamed }) => isNamed).length;
  const possible = found.length - named;
  const knowsYear = modelYear !== null || (listedNumber(serial)?.modelYear ?? null) !== null;
  const narrow = possible === 0 || knowsYear ? "" : " Enter the year to narrow it down.";
  if (named === 0) {
    return `${noticesText(found.length)} may cover this cart.${narrow} Ask the manufacturer or a dealer whether yours is included.`;
  }
  const others = possible === 0 ? "" : ` ${noticesText(possible, "more")} may cover it.${narrow}`;
  return `${noticesText(named)} ${named === 1 ? "lists" : "list"} this serial number.${others} Ask the manufacturer or a dealer whether the repair was done.`;
}

function noticesText(count: number, more = ""): string {
  return [count, more, count === 1 ? "recall notice" : "recall notices"].filter(Boolean).join(" ");
}

/** Why a number says nothing here. */
const unreadTexts = {
  vin: "Our notices don’t list VINs: look this one up at nhtsa.gov.",
  other:
    "That isn’t a complete Club Car, EZ-GO, or Yamaha serial number, the only kinds our notices list.",
};

const noneText = `None of the ${recalls.length} notices we hold, as of ${dateText(recallsAsOf)}, matches this cart. There are others: check with the manufacturer, at cpsc.gov for golf carts, and at nhtsa.gov for street-legal vehicles.`;
