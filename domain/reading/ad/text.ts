import { listText } from "../../words/english.ts";
import { formatDollars } from "../../words/money.ts";
import type { AdReading, Left, LeftReason } from "./read-ad.ts";

type Remark = Exclude<LeftReason, keyof typeof refusals>;

const remarks: Readonly<Record<Remark, string>> = {
  option: "an extra",
  "other price": "not the asking price",
  "two prices": "one of two prices",
  "other money": "not in US dollars",
  "unlikely year": "check the year",
  "unlikely price": "very high for a golf cart",
  "outside the US": "not in the United States",
  "more than the cart": "may be part of the price",
  "several carts": "the price may be for all of them",
};

const refusals = {
  vehicle: "isn’t a golf cart, so we filled in nothing.",
  parts: "This reads like an ad for parts, so we filled in nothing.",
  wanted: "This ad is looking for a cart, so there’s nothing to value.",
  "two carts": "There’s more than one cart in this. Paste one at a time.",
} as const;

const isRefusal = (why: LeftReason): why is keyof typeof refusals => why in refusals;

/** "$4,000: not the asking price" */
export function leftTexts({ left }: Pick<AdReading, "left">): string[] {
  return [
    ...new Set(
      left.flatMap(({ words, why }) => (isRefusal(why) ? [] : [`${words}: ${remarks[why]}`])),
    ),
  ];
}

export function refusalText({ left }: Pick<AdReading, "left">): string | null {
  const refused = left.find((each): each is Left => isRefusal(each.why));
  if (refused === undefined || !isRefusal(refused.why)) return null;
  return refused.why === "vehicle"
    ? `“${refused.words}” ${refusals.vehicle}`
    : refusals[refused.why];
}

/** "2014 (you said maybe)" */
export function yearText({ details, yearDoubt }: Pick<AdReading, "details" | "yearDoubt">): string {
  const year = String(details.modelYear);
  if (yearDoubt === null) return year;
  if (yearDoubt === "?") return `${year} (you put a question mark)`;
  if (/^[a-z]{3}.* (?:19|20)\d\d$/.test(yearDoubt)) return `${year} (the ${yearDoubt})`;
  if (/^(?:pre|before|after|between)$/.test(yearDoubt)) return `${year} (you said “${yearDoubt}”)`;
  if (/^(?:or|and|&) [a-z]{2,7}$/.test(yearDoubt)) return `${year} (you said “${yearDoubt}”)`;
  if (/^(?:or? \S*|[-/])\d/.test(yearDoubt)) return `${year} (the oldest you named)`;
  return saidPlainly.has(yearDoubt)
    ? `${year} (you said ${yearDoubt})`
    : `${year} (you weren’t sure)`;
}

const saidPlainly: ReadonlySet<string> = new Set([
  "maybe",
  "about",
  "around",
  "approximately",
  "probably",
  "possibly",
]);

type Unpriced = Pick<AdReading, "amountsInQuestion" | "otherMoney" | "left">;

/** "" if nothing about the price is left to ask. */
export function priceQuestion({ amountsInQuestion, otherMoney, left }: Unpriced): string {
  const amounts = amountsInQuestion.map(formatDollars);
  if (amounts.length > 1) return `Which is the asking price, ${listText(amounts, "or")}?`;
  if (amounts.length === 1) return `Is ${amounts[0]} ${whatToConfirm(left)}?`;
  return otherMoney === null ? "" : `This price is in ${otherMoney}. Enter it in US dollars.`;
}

function whatToConfirm(left: readonly Left[]): string {
  const isLeft = (reason: LeftReason) => left.some(({ why }) => why === reason);
  if (isLeft("unlikely price") || isLeft("outside the US")) return "the price in US dollars";
  if (isLeft("several carts")) return "for one cart";
  return isLeft("more than the cart") ? "for the cart alone" : "the asking price";
}
