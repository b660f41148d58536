import {
  type LawAnswer,
  type LawQuestion,
  type LawText,
  type ShortAnswer,
  stateLaw,
  unknownAnswers,
} from "../../../domain/catalogue/state-law.ts";
import type { State } from "../../../domain/catalogue/states.ts";
import type { HeadFigure } from "../../ui/masthead/tool.tsx";
import { dateText } from "../../format/date-text.ts";
import type { AskingSummary } from "../../market/asking-prices.ts";
import { nameInText } from "../../site/page-metadata.ts";
import { everywhere } from "./figures.ts";

export type LawTopic = LawQuestion | "equipment";

export const topicNames: Readonly<Record<LawTopic, string>> = {
  roads: "Streets",
  driver: "Driver",
  plate: "Plate and insurance",
  equipment: "Equipment",
  lsv: "Low-speed vehicles",
  sale: "Sales tax and title",
};

export const columnNames: Readonly<Record<LawQuestion, string>> = {
  roads: "Streets",
  driver: "Driver",
  plate: "Plate",
  lsv: "LSV",
  sale: "Sale",
};

const confidenceNames: Readonly<Record<LawAnswer["confidence"], string>> = {
  high: "Read in the law",
  medium: "Not read in the statute",
  low: "Not confirmed",
  unknown: "Unknown",
};

/** Sources up to this year are called old, because the law may have changed since. */
const lastOldYear = 2021;

export function tagOf({ confidence, source }: LawText): string {
  const year = source && oldYearOf(source.date);
  if (!year) return confidenceNames[confidence];
  const name = confidence === "medium" ? "Not read in today’s law" : confidenceNames[confidence];
  return `${name}, source of ${year}`;
}

/** Null if the edition is newer, or was read or in force lately. */
function oldYearOf(date: string): string | null {
  if (/read|copied|in force|text as amended|through/.test(date)) return null;
  const year = [...date.matchAll(/\b\d{4}\b/g)].at(-1)![0];
  if (Number(year) > lastOldYear) return null;
  return date.startsWith("after") ? `${year} or later` : year;
}

export function isUnknown({ short }: LawAnswer): boolean {
  return unknownAnswers.some((unknownAnswer) => unknownAnswer === short);
}

/** Has a question mark if we haven't confirmed it. */
export function wordOf(answer: LawAnswer): string {
  return answer.confidence === "low" && !isUnknown(answer) ? `${answer.short}?` : answer.short;
}

/** Starts a line, as in "Roads of up to 35 mph". */
export function leadOf(question: LawQuestion, answer: LawAnswer): string {
  const word = wordOf(answer).replace(/\+$/, " and over");
  if (question === "lsv" && word.includes("mph")) return `Roads of up to ${word}`;
  return word[0]!.toUpperCase() + word.slice(1);
}

/** The first part includes a "Yes." or "No." before the first sentence. */
export function sentencesOf({ answer }: LawText): [first: string, remainder: string] {
  // "U.S." and a decimal point don't end a sentence.
  const sentences = answer.split(/(?<=(?:[a-z\d%)]\.|[?!])”?) (?=[A-Z“])/);
  const shown = /^(?:Yes|No)\.$/.test(sentences[0]!) ? 2 : 1;
  return [sentences.slice(0, shown).join(" "), sentences.slice(shown).join(" ")];
}

/** "" for names such as "PennDOT Driver and Vehicle Services". */
export function articleOf(agency: string): string {
  return /^(?:your|Service) |Services$/.test(agency) ? "" : "the ";
}

/** Writes out any day: "2024 code, copied Feb 11, 2026". */
export function editionText(date: string): string {
  return date.replaceAll(/\d{4}-\d\d-\d\d/g, dateText);
}

/** Who decides where a golf cart may be driven. */
export const roadGroups = [
  { id: "local", name: "Your city or county decides" },
  { id: "state", name: "State law opens some streets" },
  { id: "none", name: "No, or only to cross" },
  { id: "unknown", name: "We know of no rule. Ask" },
] as const;
export type RoadGroup = (typeof roadGroups)[number]["id"];

const groupOfShort: Readonly<Record<ShortAnswer<"roads">, RoadGroup>> = {
  "opened roads": "local",
  "golf trips": "local",
  "some places": "local",
  "with plate": "state",
  "with permit": "state",
  "slow roads": "state",
  "most roads": "state",
  varies: "state",
  no: "none",
  "no rule found": "unknown",
  "not read": "unknown",
};

export function groupOf({ code }: State): RoadGroup {
  return groupOfShort[stateLaw[code]!.roads.short];
}

/** The words shown large, and the remainder of the sentence. */
const roadFacts: Readonly<Record<ShortAnswer<"roads">, (place: string) => [string, string]>> = {
  "opened roads": (place) => [
    "Opened roads only:",
    `a golf cart may use the streets in ${place} that the local government has opened.`,
  ],
  "golf trips": (place) => [
    "Golf trips only:",
    `in ${place}, a cart may drive between home and a course, on roads opened for that.`,
  ],
  "some places": (place) => [
    "Some places only:",
    `in most of ${place}, an ordinary golf cart may not use the streets.`,
  ],
  "with plate": (place) => ["With a plate,", `a golf cart may use streets in ${place}.`],
  "with permit": (place) => ["With a permit,", `a golf cart may use slower streets in ${place}.`],
  "slow roads": (place) => ["Slow roads", `are open to golf carts in ${place}, by day.`],
  "most roads": (place) => ["Most roads", `are open to golf carts in ${place}.`],
  varies: (place) => [
    "Some roads",
    `are open to golf carts in ${place} by state law, and others where the city says so.`,
  ],
  no: (place) => [
    "Not on the road:",
    `in ${place}, an ordinary golf cart may at most cross a street.`,
  ],
  "no rule found": (place) => [
    "No rule found:",
    `we know of none for golf carts in ${place}, so ask before you drive.`,
  ],
  "not read": (place) => [
    "Not read yet:",
    `we don’t know the law on golf carts in ${place}, so ask before you drive.`,
  ],
};

/** The middle price, or where a cart may be driven. */
export function placeFact(state: State, summary: AskingSummary | null): HeadFigure {
  const place = nameInText(state);
  if (summary !== null) {
    return {
      amount: { ofListings: summary.middle },
      text: `is the middle of ${summary.count} used carts for sale in ${place}.`,
    };
  }
  const [amount, text] = roadFacts[stateLaw[state.code]!.roads.short](place);
  return { amount, text };
}

/** Prices that differ by less than this share count as the same. */
const sameShare = 0.05;

/** How much more the middle cart costs in a place than everywhere; 0 for about the same. */
export function moreThanEverywhere({ middle }: AskingSummary): number {
  const more = middle - everywhere.middle;
  return Math.abs(more) < sameShare * everywhere.middle ? 0 : more;
}

export function fewListingsHeading(place: string, count: number): string {
  return count === 0
    ? `No dealer’s prices from ${place} yet`
    : `Too few prices from ${place} to compare`;
}
