// Tested in quantity.test.ts.
import { matchesOf } from "../plain-words.ts";
import { wordPattern } from "../vocabulary.ts";
import { plainText } from "../../words/plain-text.ts";
import { withoutAccents } from "./columns.ts";
import { numberInWords, numberWords } from "./number-words.ts";
import { isCarts, isCountWord, isMeasure } from "./quantity-words.ts";

/** "list" is a range or a list of numbers: "1-60", "A1 to A20", "12, 14 and 15". */
export interface Token {
  readonly kind: "number" | "list" | "year" | "money" | "word" | "mark";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A number in a text, with what is around it. */
export interface LooseNumber extends Token {
  readonly kind: "number" | "list";
  /** NaN for a list. */
  readonly value: number;
  readonly isWord: boolean;
  readonly isBracketed: boolean;
  /** The tokens around the number or its brackets, nearest first. */
  readonly lead: readonly Token[];
  readonly tail: readonly Token[];
}

/** Without accents, tildes, and web addresses, and with one sign for "times". */
export const lettersOf = (cell: string) =>
  withoutAccents(plainText(cell))
    .replaceAll(/[×*]/g, "x")
    .replaceAll(/#s\b/g, "# ")
    .replaceAll("~", " ")
    .replaceAll(/https?:[^ ]+/g, (address) => " ".repeat(address.length));

const notWithin = "(?<![\\d.,$/'+-]|(?<![a-z])[a-z]-?)";
const range =
  "(?<prefix>[a-z]{1,2}-?)?(?<from>\\d{1,3}|\\d{4}(?=[^\\d]{1,9}\\d{4}))(?: ?- ?| (?:to|thru|through|al?|hasta) (?:cart |unit |no\\.? ?)?)#?\\k<prefix>(?<to>\\d{1,3}(?!\\d)|(?<=\\d{4}[^\\d]{1,9})\\d{4})";
/** Two numbers with a comma between them may belong to different words: "qty 12, 14 inch wheels". */
const enumeration =
  "\\d{1,3}(?:, #?\\d{1,3})*(?: ?& ?|,? (?:and|or|y|o) )#?\\d{1,3}|\\d{1,3}(?:, #?\\d{1,3}){2,}|\\d{1,3}(?:,\\d{1,2}){2,}";

const tokens = wordPattern(
  [
    "(?<phone>\\(?(?:\\d{3}\\)?[-. ]{1,2})?\\d{3}[-.]\\d{4}(?!\\d))",
    "(?<money>\\$ ?\\d[\\d,.]*k?)",
    `(?<year>(?<![\\w'])'\\d\\d(?![\\d'"])|(?<![\\d.,])(?:19[5-9]|20[0-4])\\d(?:[-/](?:19|20)?\\d\\d(?!\\d))?(?!\\d|[.,]\\d))`,
    `(?<list>${notWithin}(?:${range}|${enumeration})(?![\\d'"%+/]|[.,]\\d|-\\d| ?x\\b))`,
    `(?<number>${numberWords})`,
    "(?<code>(?!(?:x|qty|cant|cantidad|quantity|count)\\d)(?:[a-z~]+(?:(?<=\\b[a-z]{1,2})-)?\\d|[a-z]{3,4}-\\d(?!\\d))[a-z\\d~]*)",
    "(?<float>\\d+(?:\\.\\d+)?e[-+]?\\d+)",
    "(?<digits>\\d+(?:,\\d{3})*(?:\\.\\d+)?)",
    "(?<word>[a-z~]+(?:'[a-z]+)?)",
    "(?<mark>[^ ])",
  ].join("|"),
);

/** No name is longer, and every token costs time. */
const maxTokens = 300;

export function tokensIn(text: string): Token[] {
  return Array.from(matchesOf(tokens, text, maxTokens), ({ value, start, end }) => ({
    kind: kindOf(value.groups!),
    text: value[0],
    start,
    end,
  }));
}

function kindOf(groups: Record<string, string | undefined>): Token["kind"] {
  const { from = "", to = "" } = groups;
  // "12-4" and "12-014" are codes.
  const isCode = Number(from) >= Number(to) || (to.startsWith("0") && from.length !== to.length);
  if (groups["list"] !== undefined) return from !== "" && isCode ? "word" : "list";
  if (groups["digits"] !== undefined) return "number";
  const kinds = ["money", "year", "number", "mark"] as const;
  return kinds.find((kind) => groups[kind] !== undefined) ?? "word";
}

const maxNeighbors = 12;
const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

export function numbersIn(all: readonly Token[]): LooseNumber[] {
  return all.flatMap((token, index) => {
    const { kind, text } = token;
    if (kind !== "number" && kind !== "list") return [];
    const lead = all.slice(Math.max(0, index - maxNeighbors), index).toReversed();
    const tail = all.slice(index + 1, index + 1 + maxNeighbors);
    if (isPartOfCode(token, tail[0])) return [];
    const isBracketed = tail[0] !== undefined && closing[lead[0]?.text ?? ""] === tail[0].text;
    const around = Number(isBracketed);
    return {
      ...token,
      kind,
      value: kind === "list" ? Number.NaN : numberInWords(text.replaceAll(",", "")),
      isWord: !/\d/.test(text),
      isBracketed,
      lead: lead.slice(around),
      tail: tail.slice(around),
    };
  });
}

/** "60L", "800SX"; but "12x", "48v", and "40qty" are a number and a word. */
function isPartOfCode(token: Token, next: Token | undefined): boolean {
  if (next?.kind !== "word" || next.start !== token.end || !/\d$/.test(token.text)) return false;
  const { text } = next;
  const isUnit = text === "x" || isMeasure(text) || isCarts(text) || isCountWord(text);
  return !isUnit && (text.length === 1 || token.text.length > 2);
}
