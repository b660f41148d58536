// Tested through the pages in pages.test.tsx.
import {
  type LawAnswer,
  type LawQuestion,
  type LawText,
  type PlaceLaw,
  type ShortAnswer,
  lawQuestions,
  stateLaw,
  unknownAnswers,
} from "../../../domain/catalogue/state-law.ts";
import type { State } from "../../../domain/catalogue/states.ts";
import type { HeadFigure } from "../../ui/masthead/tool.tsx";
import { countText } from "../../../domain/words/english.ts";
import { dateText } from "../../format/date-text.ts";
import type { AskingSummary } from "../../market/asking-prices.ts";
import { nameInText } from "../../site/page-metadata.ts";
import { countIn, everywhere } from "./figures.ts";

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
  medium: "From a secondary source",
  low: "Not confirmed",
  unknown: "Unknown",
};

/** Sources up to this year are called old, because the law may have changed since. */
const lastOldYear = 2021;

export function tagOf({ confidence, source }: LawText): string {
  const year = source && oldYearOf(source.date);
  if (year && confidence === "high") return `Read in the law of ${year}`;
  if (year && confidence === "medium") return `From a source dated ${year}`;
  return confidenceNames[confidence];
}

/** How much of a place's law we have read, for the line below its signs. */
export function readingText(law: PlaceLaw): string {
  const read = lawQuestions.filter((question) => law[question].confidence === "high").length;
  const total = countText(lawQuestions.length);
  const checked =
    read === lawQuestions.length
      ? `all ${total}`
      : `${read === 0 ? "none" : countText(read)} of these ${total}`;
  return `We checked ${checked} answers against the law itself.`;
}

/** Null if the edition is newer, or was read or in force lately. */
function oldYearOf(date: string): string | null {
  if (/read|copied|in force|text as amended|through/.test(date)) return null;
  const year = [...date.matchAll(/\b\d{4}\b/g)].at(-1)![0];
  if (Number(year) > lastOldYear) return null;
  return date.startsWith("after") ? `about ${year}` : year;
}

export function isUnknown({ short }: LawAnswer): boolean {
  return unknownAnswers.some((unknownAnswer) => unknownAnswer === short);
}

/** True if we haven't read the law or couldn't confirm the answer. */
export function isDoubtful(answer: LawAnswer): boolean {
  return isUnknown(answer) || answer.confidence === "low" || answer.confidence === "unknown";
}

/** Has a question mark if we haven't confirmed it. */
export function wordOf(answer: LawAnswer): string {
  return answer.confidence === "low" && !isUnknown(answer) ? `${answer.short}?` : answer.short;
}

/** Short answers in one word, for a narrow column. The others are one word already. */
const codes: Readonly<Partial<Record<LawQuestion, Readonly<Record<string, string>>>>> = {
  roads: {
    "opened roads": "local",
    "golf trips": "golf",
    "some places": "some",
    "with plate": "plate",
    "with permit": "permit",
    "slow roads": "slow",
    "most roads": "most",
    varies: "some",
  },
  driver: {
    "license or permit": "permit",
    "license, 16+": "license",
    "local rules": "local",
    varies: "depends",
    nobody: "no",
  },
  plate: {
    "no plate": "none",
    "none issued": "no",
    registered: "register",
    "DMV permit": "permit",
    "state decal": "decal",
    "local permit": "permit",
    "city decal": "decal",
    varies: "depends",
  },
  lsv: { "opened roads": "local", "most roads": "most" },
  sale: { "bill of sale": "bill", "no title": "none", varies: "depends" },
};

/** Has a question mark if we haven't confirmed it. */
export function codeOf(question: LawQuestion, answer: LawAnswer): string {
  if (isUnknown(answer)) return "ask";
  const code = codes[question]?.[answer.short] ?? answer.short;
  return answer.confidence === "low" ? `${code}?` : code;
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
  { id: "unknown", name: "We don’t know. Ask" },
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

/** Answers to the other questions that one of the map's marks can stand for. */
const otherMarks: Readonly<Record<string, RoadGroup>> = {
  "local rules": "local",
  "local permit": "local",
  "city decal": "local",
  "opened roads": "local",
  nobody: "none",
  "none issued": "none",
  "no rule found": "unknown",
};

export function markOf(state: State, question: LawQuestion): RoadGroup | null {
  if (question === "roads") return groupOf(state);
  return otherMarks[stateLaw[state.code]![question].short] ?? null;
}

/** What a longer answer comes down to. Shorter ones speak for themselves. */
const gists: { readonly [Question in LawQuestion]: Readonly<Record<string, string>> } = {
  roads: {
    "opened roads": "Only on roads that your city or county has opened to golf carts.",
    "golf trips": "Only between home and a golf course, on roads opened for it.",
    "some places": "Only in the few places that a special law names.",
    "with plate": "A registered cart with a plate may use some streets.",
    "with permit": "A cart with a permit may use slower roads near home, by day.",
    "slow roads": "A cart may use slower streets, by day.",
    "most roads": "A cart may use most public roads.",
    varies: "State law opens some roads. Elsewhere your city or county decides.",
    no: "An ordinary golf cart may not be driven on public roads.",
  },
  driver: { license: "The driver needs a driver’s license." },
  plate: {
    "no plate": "An ordinary golf cart needs no registration and no plate.",
    plate: "On public roads the cart needs a plate.",
    "DMV permit": "The cart needs a permit from the DMV.",
    "state decal": "The cart is registered with the state and shows its decal.",
    "local permit": "The cart runs on a local permit.",
    varies: "To use ordinary streets, register the cart with the DMV.",
  },
  lsv: {
    "opened roads": "A low-speed vehicle may use only the roads opened to golf carts.",
    "most roads": "A low-speed vehicle may use most public roads.",
  },
  sale: {
    "bill of sale": "A bill of sale will do.",
    "no title": "An ordinary golf cart has no title to hand over.",
    title: "The seller signs over the title.",
    varies: "It depends on whether the cart is titled or registered.",
  },
};

const unknownTexts: Readonly<Record<(typeof unknownAnswers)[number], string>> = {
  "no rule found": "We looked, and found no rule for golf carts.",
  "not read": "We haven’t read the law on this.",
};

/** What to ask about what we don't know, or aren't sure of. */
const asks: Readonly<Record<LawQuestion, string>> = {
  roads: "Ask which streets a golf cart may use.",
  driver: "Ask how old the driver must be, and whether a license is needed.",
  plate: "Ask whether the cart needs a plate, a permit, or insurance.",
  lsv: "Ask which roads a low-speed vehicle may use.",
  sale: "Ask which papers change hands, and whether sales tax is due.",
};

/** What to ask about an answer that we have but couldn't confirm. */
const confirmations: Readonly<Record<LawQuestion, string>> = {
  roads: "Ask if that’s still so, and which streets are open.",
  driver: "Ask if that’s still so, and how old the driver must be.",
  plate: "Ask if that’s still so.",
  lsv: "Ask if that’s still so.",
  sale: "Ask if that’s still so, and which papers change hands.",
};

/** What a place's page says below the signs: what is known, and what to ask if that isn't sure. */
export function sentencesBelow(question: LawQuestion, answer: LawAnswer): string[] {
  const gist = answer.short === "not read" ? [] : [gistOf(question, answer)];
  if (!isDoubtful(answer)) return gist;
  return [...gist, (isUnknown(answer) ? asks : confirmations)[question]];
}

/** How many characters fit below a road sign. */
const maxGistLength = 125;

export function gistOf(question: LawQuestion, answer: LawAnswer): string {
  const { short } = answer;
  if (short === "no rule found" || short === "not read") return unknownTexts[short];
  const [first] = sentencesOf(answer);
  if (first.length <= maxGistLength) return first;
  const limit = /^\d+ mph$/.exec(short)?.[0];
  if (limit !== undefined) return `A low-speed vehicle may use roads posted at ${limit} or less.`;
  return gists[question][short]!;
}

/** An answer without what its gist already says. */
export function restOf(question: LawQuestion, answer: LawAnswer): string {
  const [first, rest] = sentencesOf(answer);
  return gistOf(question, answer) === first ? rest : answer.answer;
}

const drivingTexts: Readonly<Record<ShortAnswer<"roads">, string>> = {
  "opened roads":
    "You may drive a golf cart only where your city or county has opened the road to golf carts.",
  "golf trips": "You may drive a golf cart only between home and a golf course.",
  "some places": "You may drive a golf cart on the road in only a few places.",
  "with plate": "With a plate, some golf carts may use some streets.",
  "with permit": "With a permit, you may drive a golf cart on slower roads near home.",
  "slow roads": "You may drive a golf cart on slower streets, by day.",
  "most roads": "You may drive a golf cart on most roads.",
  varies: "State law opens some roads. Elsewhere your city or county decides.",
  no: "You may not drive an ordinary golf cart on public roads.",
  "no rule found": "We found no road rule for golf carts, so ask before you drive.",
  "not read": "We haven’t read the road law for golf carts, so ask before you drive.",
};

export function drivingText({ code }: State): string {
  return drivingTexts[stateLaw[code]!.roads.short];
}

/** The middle price of the place's used carts, or of all if we know too few. */
export function placeFigure(state: State, summary: AskingSummary | null): HeadFigure {
  const place = nameInText(state);
  if (summary !== null) {
    return {
      amount: { ofListings: summary.middle },
      text: `is the middle asking price of ${summary.count} used carts in ${place}.`,
      signText: `Middle price, ${summary.count} used carts`,
    };
  }
  const known =
    countIn(state) === 0 ? `no prices from ${place} yet` : `too few from ${place} to compare`;
  return {
    amount: { ofListings: everywhere.middle },
    text: `is the middle asking price nationwide. We have ${known}.`,
    signText: "The middle price nationwide",
  };
}

/** Prices that differ by less than this share count as the same. */
const sameShare = 0.05;

/** How much more the middle cart costs in a place than everywhere; 0 for about the same. */
export function differenceFromEverywhere({ middle }: AskingSummary): number {
  const more = middle - everywhere.middle;
  return Math.abs(more) < sameShare * everywhere.middle ? 0 : more;
}
