import type {
  FoundRecall,
  RecallMatch,
  RecalledCart,
} from "../../../domain/recalls/find-recalls.ts";
import { type Recall, noticeName } from "../../../domain/recalls/recall.ts";
import { kindOfNumber, readRecallNumber } from "../../../domain/recalls/recall-number.ts";
import { requestText } from "./request-text.ts";

/** More ranges than these are left to the notice, and to the check. */
const mostRanges = 4;

/** The makes that a notice concerns; "" for a charger or a battery. */
export function makesText({ makes }: Recall): string {
  return new Intl.ListFormat("en-US").format(makes);
}

/** Which numbers a notice lists; "" if it lists none. */
export function numbersText({ numbers = [], numbersText: inWords = "" }: Recall): string {
  if (numbers.length === 0) return inWords;
  if (numbers.length > mostRanges) {
    return `It lists ${numbers.length} ranges of serial numbers: enter yours above.`;
  }
  return `Serial numbers: ${numbers.map(({ printed }) => printed).join("; ")}.`;
}

/** What an owner must know whose cart was repaired under an earlier notice; "" if nothing. */
export function replacesText({ replaces = [] }: Recall): string {
  if (replaces.length === 0) return "";
  const earlier = new Intl.ListFormat("en-US", { type: "disjunction" }).format(replaces);
  return `If the cart was repaired under ${earlier}, it still needs this repair.`;
}

/** How surely a notice concerns the cart, where its number has something to say. */
export function matchText({ recall, match }: FoundRecall, make: string): string {
  if (match !== "number") return "";
  if (make !== "" && recall.makes.length > 0 && !recall.makes.includes(make)) {
    return `This number is in its ranges, but it is for ${makesText(recall)}`;
  }
  return recall.rangesHoldOthers
    ? "This number is in its range, where some carts are recalled and others aren’t"
    : "This notice lists this number";
}

/** What to enter, or how many notices were found and how surely they concern the cart. */
export function answerText(cart: RecalledCart, found: readonly FoundRecall[]): string {
  const kind = kindOfNumber(cart.serial);
  if (cart.make === "" && kind === "none") return requestText;
  const isUnread = kind === "vin" || kind === "other";
  if (isUnread && cart.make === "") {
    return `${unreadTexts[kind]} Choose the make and enter the year instead.`;
  }
  const count = (match: RecallMatch) => found.filter((each) => each.match === match).length;
  const answer =
    count("number") > 0
      ? listedText(count("number"))
      : count("possible") > 0
        ? `This cart may be recalled: ${fitText(count("possible"))}.${narrowText(cart)}`
        : nothingText;
  return isUnread ? `${answer} We couldn’t use the number. ${unreadTexts[kind]}` : answer;
}

function listedText(count: number): string {
  return count === 1
    ? "Recalled: a notice lists this serial number."
    : `Recalled: ${count} notices list this serial number.`;
}

function fitText(count: number): string {
  return count === 1 ? "a notice fits what you entered" : `${count} notices fit what you entered`;
}

function narrowText({ modelYear, serial }: RecalledCart): string {
  const number = readRecallNumber(serial);
  if (number !== null) return "";
  return modelYear === null
    ? " Enter the year or the serial number to narrow it down."
    : " Enter the serial number to narrow it down.";
}

/** It must never read as an all-clear. */
const nothingText =
  "We can’t rule out a recall: no notice that we have matches, but we don’t have them all.";

/** What another tool says of a cart; null where it can only point to the check. */
export function summaryOf(found: readonly FoundRecall[]): { lead: string; rest: string } | null {
  const listed = found.filter(({ match }) => match === "number");
  if (listed.length > 0) {
    const names = new Intl.ListFormat("en-US").format(
      listed.map(({ recall }) => noticeName(recall)),
    );
    const { hazard, remedy } = listed[0]!.recall;
    return { lead: `Recalled: this number is in ${names}.`, rest: `${hazard} ${remedy}` };
  }
  const possible = found.filter(({ match }) => match === "possible").length;
  if (possible === 0) return null;
  const fits = possible === 1 ? "a notice fits" : `${possible} notices fit`;
  return { lead: "This cart may be recalled:", rest: `${fits} its make and year.` };
}

/** Above the notices that fit besides those that list the number. */
export function groupTitle(match: RecallMatch, count: number): string {
  if (match === "possible") {
    return count === 1 ? "One more may cover it" : `${count} more may cover it`;
  }
  return count === 1
    ? "One more fits the make and year, but lists other numbers"
    : `${count} more fit the make and year, but list other numbers`;
}

/** Why a number says nothing here. */
const unreadTexts = {
  vin: "Our notices list no such VIN: look it up at nhtsa.gov.",
  other: "That isn’t a complete number of a kind that recall notices list.",
};
