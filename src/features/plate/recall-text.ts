import {
  type FoundRecall,
  type RecalledCart,
  countRecalls,
} from "../../../domain/recalls/find-recalls.ts";
import {
  type Recall,
  noticeCountText,
  countryOf,
  noticeName,
} from "../../../domain/recalls/recall.ts";
import { findModelOfOtherMake } from "../../../domain/catalogue/model-of-other-make.ts";
import { resolveModel } from "../../../domain/catalogue/resolve-model.ts";
import { isUnread, unreadText } from "../../../domain/recalls/doubts.ts";
import { kindOfNumber } from "../../../domain/recalls/recall-number.ts";
import { requestText } from "./request-text.ts";
import { capitalize, countText, countInWords, listText } from "../../../domain/words/english.ts";

/** A notice with more ranges is left to the check. */
const maxRanges = 4;

/** "" for a charger or a battery. */
export function makesText({ makes }: Recall): string {
  return listText(makes);
}

/** "" if the notice lists no numbers. */
export function numbersText({ numbers = [], numbersText: inWords = "" }: Recall): string {
  const ranges = numbers.flatMap(({ printed }) => printed);
  if (ranges.length === 0) return inWords;
  if (ranges.length > maxRanges) {
    return `It lists ${ranges.length} ranges of serial numbers. Enter yours above to check.`;
  }
  return `Numbers: ${ranges.join("; ")}.`;
}

/** "" for an American notice. */
export function countryText(recall: Recall): string {
  return countryOf(recall) === "Canada"
    ? "This is a Canadian notice, for carts sold in Canada. Ask a dealer whether yours needs the repair."
    : "";
}

/** "" if the notice replaces no earlier one. */
export function replacesText({ agency, replaces = [] }: Recall): string {
  if (replaces.length === 0) return "";
  const earlier = listText(replaces, "or");
  return `If the cart was repaired under ${agency} ${earlier}, it still needs this repair.`;
}

/** What the number and the year say about a notice; "" if nothing. */
export function explanationOf(found: FoundRecall): string {
  return [yearsText(found), matchText(found)].filter(Boolean).join(". ");
}

/** Said once above notices that share an explanation; "" if they differ, or if there is only one. */
export function sharedExplanation(found: readonly FoundRecall[]): string {
  const [first, ...others] = found.map(explanationOf);
  if (others.length === 0 || others.some((each) => each !== first)) return "";
  return pluralTexts[first!] ?? first!;
}

/** The first notice's contact, if all notices give the same phone number; null if they differ or have none. */
export function sharedContact(
  found: readonly FoundRecall[],
): { readonly name: string; readonly phone: string } | null {
  const [first, ...others] = found.map(({ recall }) => recall.contact);
  const { name, phone } = first ?? {};
  if (name === undefined || phone === undefined) return null;
  return others.every((each) => each.phone === phone) ? { name, phone } : null;
}

/** "" where the cart's number says nothing about the notice. */
function matchText({ recall, match }: FoundRecall): string {
  switch (match) {
    case "number":
      return numberText;
    case "range":
      return rangeText;
    case "other-make":
      return recall.makes.length === 0
        ? "Only if this number is on the part itself"
        : `The number is in this notice’s range, but the notice is for ${makesText(recall)}`;
    default:
      return "";
  }
}

const numberText = "Your serial number is in this recall";
const rangeText = "Your number is in this notice’s range, but not every cart in it is recalled";

/** The same texts, for several notices. */
const pluralTexts: Readonly<Record<string, string>> = {
  [numberText]: "Your serial number is in each of these recalls",
  [rangeText]: "Your number is in each notice’s range, but not every cart in it is recalled",
};

/** What may be covered, for the page's heading; "" if nothing may. `name` is the cart's, "2022 EZ-GO". */
export function headingText(name: string, lead: readonly FoundRecall[]): string {
  if (lead.length === 0) return "";
  const recalls = lead.length === 1 ? "A recall" : `${capitalize(countText(lead.length))} recalls`;
  if (lead[0]!.match === "other-make") return `${recalls} may cover this cart`;
  if (lead[0]!.match !== "number") return `${recalls} may cover this ${name}`;
  return `${recalls} ${lead.length === 1 ? "lists" : "list"} this ${name}’s number`;
}

/** The first hazard, or for another make's or a part's recall, what it covers; "" without a recall. */
export function hazardText(lead: readonly FoundRecall[]): string {
  if (lead[0]?.match === "other-make") {
    const makes = makesOf(lead);
    return makes === ""
      ? "Only if this number is on the part itself."
      : `Only if it’s from ${makes}.`;
  }
  const hazard = lead[0]?.recall.hazard ?? "";
  // The sign already shows how many.
  return lead.length > 1 ? `First: ${hazard}` : hazard;
}

/** "" for a notice that is for every year that the cart can be of. */
function yearsText({ onlyYears }: FoundRecall): string {
  return onlyYears.length === 0
    ? ""
    : `Only if your cart is a ${listText(onlyYears.map(String), "or")}`;
}

export function answerText(cart: RecalledCart, found: readonly FoundRecall[]): string {
  const kind = kindOfNumber(cart.serial);
  if (cart.make === "" && kind === "none") return requestText;
  if (cart.make === "" && kind !== "listed") {
    return `${unreadText(cart)} Choose the make and enter the year instead.`;
  }
  return [foundText(cart, found), unreadText(cart)].filter(Boolean).join(" ");
}

/** The answer without what the heading above it already says: "Two recalls match its make." */
export function reasonText(cart: RecalledCart, found: readonly FoundRecall[]): string {
  const text = answerText(cart, found);
  return text.startsWith(opening) ? capitalize(text.slice(opening.length)) : text;
}

const opening = "This cart may be under recall: ";

function foundText(cart: RecalledCart, found: readonly FoundRecall[]): string {
  const { lead, more } = countRecalls(found);
  const { length: count } = lead;
  if (count === 0 && more.length > 0) {
    return `We can’t rule out a recall. No American notice that we have matches, but ${noticesOf(more)} may cover this cart.`;
  }
  if (lead[0]?.match === "number") {
    const recalls = count === 1 ? "a recall lists" : `${countText(count)} recalls list`;
    return `Recalled: ${recalls} this serial number. It may have been repaired: ask a dealer.`;
  }
  if (lead[0]?.match === "range") {
    const recalls = count === 1 ? "a recall" : `${countText(count)} recalls`;
    return `${opening}its number is in the range of ${recalls}. Ask a dealer whether it is included.`;
  }
  if (lead[0]?.match === "other-make") return otherMakeText(lead);
  return count > 0 ? `${possibleText(cart, count)}${narrowText(cart)}` : nothingText;
}

function otherMakeText(lead: readonly FoundRecall[]): string {
  const isOne = lead.length === 1;
  const recalls = isOne ? "a recall" : `${countText(lead.length)} recalls`;
  const makes = makesOf(lead);
  return makes === ""
    ? `This number is in the range of ${recalls} of parts. It counts only if it is on the part itself.`
    : `This number is in the range of ${recalls} that ${isOne ? "covers" : "cover"} only ${makes}. Check the make and the number.`;
}

/** "EZ-GO, Cushman, or Tracker Off Road"; "" for parts. */
const makesOf = (found: readonly FoundRecall[]) =>
  listText([...new Set(found.flatMap(({ recall }) => recall.makes))], "or");

function possibleText(
  { make, model, modelYear }: Pick<RecalledCart, "make" | "model" | "modelYear">,
  count: number,
): string {
  if (make === "") {
    return `${opening}${countInWords(count, "recall")} may cover carts with a number like this one.`;
  }
  // Another make's model brings in that make's notices.
  const isOfOtherMake = findModelOfOtherMake(make, model, resolveModel(make, model)) !== null;
  const name = isOfOtherMake ? "make or model" : "make";
  const details = modelYear === null ? name : `${name} and ${isOfOtherMake ? "its " : ""}year`;
  const match = count === 1 ? "matches" : "match";
  return `${opening}${countInWords(count, "recall")} ${match} its ${details}.`;
}

function narrowText({ modelYear, serial }: RecalledCart): string {
  if (kindOfNumber(serial) !== "none") return "";
  return modelYear === null
    ? " Enter the year or the serial number to narrow it down."
    : " Enter the serial number to narrow it down.";
}

/** Must never read as an all-clear. */
export const nothingText =
  "We can’t rule out a recall. None of the notices we have matches, but we don’t have them all.";

/** Null where the other tool can only point to the recall check. */
export function summaryOf(
  cart: Pick<RecalledCart, "make" | "model" | "modelYear">,
  found: readonly FoundRecall[],
): { lead: string; note: string } | null {
  const { lead, more } = countRecalls(found);
  const [first] = lead;
  if (first === undefined || first.match === "other-make") return null;
  if (first.match === "possible") return { lead: possibleText(cart, lead.length), note: "" };
  const names = listText(lead.map(({ recall }) => noticeName(recall)));
  const { hazard, remedy } = first.recall;
  const moreRecalls = more.length > 0 ? ` ${moreText(more, true)}.` : "";
  return first.match === "number"
    ? { lead: `Recalled. ${hazard} ${remedy}`, note: `This number is in ${names}.${moreRecalls}` }
    : {
        lead: `This cart may be under recall. ${hazard}`,
        note: `Your number is in the range of ${names}, but that recall skips some carts. Ask a dealer.${moreRecalls}`,
      };
}

/** One line beside a cart's value; "" where the notices that we have say nothing. */
export function recallLine({ lead, count }: ReturnType<typeof countRecalls>): string {
  if (lead[0]?.match === "number") return "A recall lists this cart’s number.";
  if (count === 0) return "";
  return count === 1
    ? "A recall may cover this cart."
    : `${capitalize(countInWords(count, "recall"))} may cover this cart.`;
}

/** Short enough for the sign. */
export function verdictOf({ serial }: RecalledCart, lead: readonly FoundRecall[]): string {
  if (lead.length === 0) return isUnread(kindOfNumber(serial)) ? "Can’t tell" : "No match";
  return lead[0]!.match === "number" ? "Yes" : "Maybe";
}

/** Counts the notices other than those named first, if any were. */
export function moreText(rest: readonly FoundRecall[], areMore: boolean): string {
  return `${capitalize(noticesOf(rest, areMore))} may cover this cart`;
}

/** "a Canadian notice", "two more recalls" */
function noticesOf(found: readonly FoundRecall[], areMore = false): string {
  const notices = noticeCountText(found.map(({ recall }) => recall));
  return areMore ? notices.replace(/ (?=recalls?\b)/, " more ") : notices;
}

/** Only counts them, because one number says nothing about the other notices. */
export function otherNumbersText(count: number): string {
  return count === 1
    ? "One notice on this make lists other numbers"
    : `${count} notices on this make list other numbers`;
}
