import type {
  LawAnswer,
  LawQuestion,
  PlaceLaw,
  ShortAnswer,
} from "../../../domain/catalogue/state-law.ts";
import { lawQuestions } from "../../../domain/catalogue/state-law.ts";
import { isDoubtful } from "./text.ts";

/** Yes is green, a local decision is a yellow diamond, and what isn't allowed or needed is struck out. */
type SignKind = "yes" | "local" | "rule" | "struck" | "ask";

export interface RoadSign {
  readonly kind: SignKind;
  /** The line above the word. */
  readonly above?: string;
  /** The large line. */
  readonly word: string;
  /** The line below the word. A struck word has one, because its bar is only drawn. */
  readonly below?: string;
}

const ask: RoadSign = { kind: "ask", word: "Ask", below: "first" };
const depends: RoadSign = { kind: "rule", above: "It", word: "depends" };
/** On a license plate, in place of the state's code. */
const plateText = (code: string) => `${code.toUpperCase()}·CART`;
const speedLimit = (limit: string): RoadSign => ({
  kind: "rule",
  above: "LSV roads",
  word: limit,
  below: "mph or less",
});

/** Answers without a sign of their own are unknown, and their sign says to ask. */
type Signs<Question extends LawQuestion> = Readonly<
  Partial<Record<ShortAnswer<Question>, RoadSign>>
>;

const signs: { readonly [Question in LawQuestion]: Signs<Question> } = {
  roads: {
    "opened roads": { kind: "local", above: "Opened", word: "roads", below: "only" },
    "golf trips": { kind: "local", above: "Golf", word: "trips", below: "only" },
    "some places": { kind: "local", above: "Some", word: "places", below: "only" },
    "with plate": { kind: "yes", word: "Yes", below: "with a plate" },
    "with permit": { kind: "yes", word: "Yes", below: "with a permit" },
    "slow roads": { kind: "yes", word: "Yes", below: "on slow roads" },
    "most roads": { kind: "yes", word: "Yes", below: "on most roads" },
    varies: { kind: "yes", word: "Yes", below: "on some roads" },
    no: { kind: "struck", word: "Roads", below: "not allowed" },
  },
  driver: {
    license: { kind: "rule", above: "Driver’s", word: "license" },
    "license or permit": { kind: "rule", above: "License or", word: "permit" },
    "license, 16+": { kind: "rule", above: "Drivers", word: "16+", below: "with license" },
    "12+": { kind: "rule", above: "Drivers", word: "12+" },
    "15+": { kind: "rule", above: "Drivers", word: "15+" },
    "16+": { kind: "rule", above: "Drivers", word: "16+" },
    "local rules": { kind: "local", above: "Local", word: "rules" },
    varies: depends,
    nobody: { kind: "struck", word: "Driving", below: "not allowed" },
  },
  plate: {
    "no plate": { kind: "struck", word: "plate", below: "not needed" },
    "none issued": { kind: "struck", word: "plate", below: "not issued" },
    plate: { kind: "rule", word: "plate", below: "needed" },
    registered: { kind: "rule", above: "Register", word: "the\u00A0cart" },
    "DMV permit": { kind: "rule", above: "DMV", word: "permit" },
    "state decal": { kind: "rule", above: "State", word: "decal" },
    "local permit": { kind: "local", above: "Local", word: "permit" },
    "city decal": { kind: "local", above: "City", word: "decal" },
    varies: { kind: "rule", above: "For streets,", word: "register" },
  },
  lsv: {
    "25 mph": speedLimit("25"),
    "30 mph": speedLimit("30"),
    "35 mph": speedLimit("35"),
    "40 mph": speedLimit("40"),
    "45 mph": speedLimit("45"),
    "opened roads": { kind: "local", above: "Opened", word: "roads", below: "only" },
    "most roads": { kind: "yes", word: "Yes", below: "on most roads" },
  },
  sale: {
    "bill of sale": { kind: "yes", above: "Use a", word: "bill of\u00A0sale" },
    "no title": { kind: "struck", word: "Title", below: "not needed" },
    title: { kind: "rule", word: "Title", below: "changes hands" },
    varies: depends,
  },
};

/** A sign stands for what has been read, in the law or about it; for anything else, it says to ask. */
export function signOf(question: LawQuestion, answer: LawAnswer, code: string): RoadSign {
  if (isDoubtful(answer)) return ask;
  const sign = (signs[question] as Readonly<Record<string, RoadSign | undefined>>)[answer.short];
  if (sign === undefined) return ask;
  return sign.word === "plate" ? { ...sign, word: plateText(code) } : sign;
}

/** For a picture, where several questions without an answer share one sign, the last. */
export function signsOf(law: PlaceLaw, code: string): RoadSign[] {
  const own = lawQuestions.map((question) => signOf(question, law[question], code));
  const known = own.filter((sign) => sign !== ask);
  return own.length - known.length > 1 ? [...known, ask] : own;
}
