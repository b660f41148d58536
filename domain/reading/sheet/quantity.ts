import { familiesOf, namesOf } from "../../catalogue/families.ts";
import { pricedMakes } from "../../catalogue/priced-makes.ts";
import { wordPattern } from "../vocabulary.ts";
import { plainText } from "../../words/plain-text.ts";
import type { NoteKind } from "./columns.ts";
import { type LooseNumber, type Token, lettersOf, numbersIn, tokensIn } from "./loose-numbers.ts";
import {
  type AboutLine,
  type TextQuantity,
  isMeasureOrLabel,
  looseQuantity,
  meaningOf,
} from "./number-meaning.ts";
import { numberWords } from "./number-words.ts";
import {
  isAdjective,
  isCarts,
  isCountLabel,
  isGroup,
  isName,
  isOfSeveral,
  isOneCart,
  isVague,
  vagueWords,
} from "./quantity-words.ts";

/** Reads a cart's name, perhaps with its year and details: "12 x 2015 EZ-GO TXT". */
export function quantityInName(cell: string, about: AboutLine): TextQuantity {
  const text = withoutModelNumbers(lettersOf(cell), about.make);
  if (!mayCount(text)) return null;
  const tokens = tokensIn(text);
  const numbers = numbersIn(tokens);
  const said = saidQuantity(tokens, numbers, about);
  if (said !== null) return said;
  const unexplained = numbers.filter((number) => meaningOf(number, about) === undefined);
  return agreedQuantity(unexplained.map((number) => looseQuantity(number, about)));
}

const aboutNote: AboutLine = { make: "", hasYear: true };

/** Reads a note beside the name. We're sure that it counts carts only if it says nothing else. */
export function quantityInNote(cell: string, kind: NoteKind): TextQuantity {
  // Most cells beside the names are numbers, and the rest of this takes a while.
  if (kind !== "remarks" && onlyNumber.test(cell)) return null;
  const text = lettersOf(cell);
  if (!mayCount(text)) return null;
  const tokens = tokensIn(text);
  const numbers = numbersIn(tokens);
  const said = saidQuantity(tokens, numbers, aboutNote);
  const saysMore = tokens.some(
    (token) => token.kind === "year" || (token.kind === "word" && !mayCountCarts(token.text)),
  );
  if (said !== null) return said === 1 || !saysMore ? said : "unclear";
  if (kind === "cart numbers" && numbers.some((number) => number.kind === "list")) return "unclear";
  const [only, second] = numbers;
  if (only === undefined || second !== undefined || saysMore || only.value === 1) return null;
  if (meaningOf(only, aboutNote) !== undefined || monthAndYear.test(only.text)) return null;
  // In an unknown column, digits are most likely the cart's own number.
  return kind === "remarks" || only.isWord ? "unclear" : null;
}

const onlyNumber = /^ *[#$]?\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,4})? *$/;
const monthAndYear = /^(?:0\d|1[0-2])-\d\d$/;

const mayCountCarts = (word: string) =>
  isCarts(word) ||
  isOneCart(word) ||
  isCountLabel(word) ||
  isGroup(word) ||
  isAdjective(word) ||
  word === "x";

/**
 * Removes numbers that count carts or parts, so that they aren't read as seats: "Precedent with 6 x
 * Trojan T875".
 */
export function withoutCounts(model: string, make: string): string {
  const text = withoutModelNumbers(lettersOf(model), make);
  const counts = numbersIn(tokensIn(text)).filter(
    (number) => !mayCountSeats(number, { make, hasYear: true }),
  );
  const written = text.length === model.length ? model : lettersOf(model);
  return counts.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`,
    written,
  );
}

/** "Villager 6", "4 passenger" */
function mayCountSeats(number: LooseNumber, about: AboutLine): boolean {
  const { lead, tail, isBracketed } = number;
  if (meaningOf(number, about) !== undefined) return isMeasureOrLabel(number);
  const [next] = tail;
  const isOfCarts = next?.kind === "word" && isOfSeveral(next.text);
  return !isBracketed && lead[0]?.kind === "word" && !isOfCarts;
}

/** The names of each make's models that contain a number: "32 Roadster", "Drive 2". */
const numberedModels = new Map(
  pricedMakes.map(({ name, models, modelPrices }) => [
    name,
    [...models, ...Object.keys(modelPrices), ...familiesOf(name).flatMap(namesOf)].flatMap(
      (model) => {
        const text = plainText(model);
        const isNumbered = /\d{3}|[a-z].{0,20}\d|\d.{0,20}[a-z]/.test(text);
        return isNumbered ? [text, text.replaceAll(/(?<=[a-z]{3})(?=\d)/g, " ")] : [];
      },
    ),
  ]),
);

/** "~" stands for each digit of a listed model's name. */
function withoutModelNumbers(text: string, make: string): string {
  return (numberedModels.get(make) ?? []).reduce(
    (rest, model) =>
      rest.replaceAll(model, (name, at: number) => {
        const isWithin =
          /[a-z\d]/.test(rest[at - 1] ?? "") || /\d/.test(rest[at + name.length] ?? "");
        return isWithin ? name : name.replaceAll(/\d/g, "~");
      }),
    text,
  );
}

const countable = wordPattern(`\\d|${numberWords}|\\b(?:${[...vagueWords].join("|")})\\b`);
const mayCount = (text: string) => text.search(countable) !== -1;

/** A number that clearly counts carts outweighs one that may. */
function saidQuantity(
  tokens: readonly Token[],
  numbers: readonly LooseNumber[],
  about: AboutLine,
): TextQuantity {
  const said = numbers
    .map((number) => meaningOf(number, about) ?? null)
    .filter((each) => each !== null);
  const sure = said.filter((each) => each !== "unclear");
  if (sure.length > 0) return agreedQuantity(sure);
  return said.length > 0 || hasVagueCount(tokens) ? "unclear" : null;
}

/** "Several 2018 Club Car Precedents" */
function hasVagueCount(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    if (token.kind !== "word" || !isVague(token.text)) return false;
    const counted = tokens
      .slice(index + 1)
      .find(
        ({ kind, text }) =>
          kind !== "word" || isName(text) || !(isAdjective(text) || text === "of"),
      );
    if (counted === undefined) return index === 0;
    return (
      counted.kind === "year" ||
      (counted.kind === "word" && (isCarts(counted.text) || isName(counted.text)))
    );
  });
}

function agreedQuantity(all: readonly TextQuantity[]): TextQuantity {
  const said = new Set(all.filter((each) => each !== null));
  const [first = null] = said;
  return said.size > 1 || first === 0 ? "unclear" : first;
}
