// Tested in quantity.test.ts.
import { resolveModel } from "../../catalogue/resolve-model.ts";
import type { LooseNumber, Token } from "./loose-numbers.ts";
import {
  isAdjective,
  isCarts,
  isCountLabel,
  isCountWord,
  isFleet,
  isGroup,
  isLabel,
  isMeasure,
  isName,
  isOfSeveral,
  isOneCart,
  isThing,
} from "./quantity-words.ts";

/** How many carts a text is about; null if it counts none, "unclear" if it may. */
export type TextQuantity = number | "unclear" | null;

/** What the rest of its line says about a cart. */
export interface AboutLine {
  /** Spelled our way; "" if unknown. */
  readonly make: string;
  readonly model?: string;
  /** Read, or implied by the model's name: four for a MadJax X4. */
  readonly seats?: number | undefined;
  /** Whether another cell has the year. Without one, the number in "18 Club Car" is the year. */
  readonly hasYear: boolean;
  /** The model year as read. */
  readonly year?: number | null;
  readonly isGas?: boolean;
  /** The line's place in its sheet, because a list numbers its lines: "12. 2018 Club Car". */
  readonly line?: number;
}

/** Null: the number counts something else. Undefined: this rule doesn't apply. */
type Rule = (number: LooseNumber, about: AboutLine) => TextQuantity | undefined;

/** What the words around a number say that it counts; undefined if they say nothing. */
export function meaningOf(number: LooseNumber, about: AboutLine): TextQuantity | undefined {
  for (const read of rules) {
    const quantity = read(number, about);
    if (quantity !== undefined) return quantity;
  }
  return undefined;
}

/** We don't count a list such as "1-60"; a person has to. */
const countOf = ({ kind, value }: LooseNumber): TextQuantity =>
  kind === "list" ? "unclear" : value;

const isMark = (token: Token | undefined, marks: string) =>
  token?.kind === "mark" && marks.includes(token.text);
const isWord = (token: Token | undefined, fits: (word: string) => boolean) =>
  token?.kind === "word" && fits(token.text);

/** The tokens after any leading marks, and those marks. */
function skipMarks(tokens: readonly Token[], marks: string) {
  const skipped = tokens.findIndex((token) => !isMark(token, marks));
  const from = skipped === -1 ? tokens.length : skipped;
  return { rest: tokens.slice(from), marks: tokens.slice(0, from) };
}

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(" ");

/** What a number counts, or what "x 12" multiplies. */
type Kind = "cart" | "thing" | "unknown";

function kindOf(token: Token | undefined): Kind {
  if (token === undefined || token.kind === "year") return "cart";
  if (token.kind !== "word" || isThing(token.text) || isMeasure(token.text)) return "thing";
  return isCarts(token.text) || isOneCart(token.text) || isName(token.text) ? "cart" : "unknown";
}

/** What is before a number, without the price, the volts of a pack, and words that describe it. */
const headOf = (lead: readonly Token[]) =>
  lead.find((token, index) => {
    const { kind } = token;
    const isOfPack = isPackVolts(token, lead[index + 1]) || isPackVolts(lead[index - 1], token);
    const isDescription = isWord(token, (word) => isAdjective(word) && !isName(word));
    return kind !== "mark" && kind !== "money" && !isOfPack && !isDescription;
  });

/** "48V" describes a cart, and "8V" a single battery. */
const isPackVolts = (unit: Token | undefined, volts: Token | undefined) =>
  isWord(unit, isVolts) && Number(volts?.text) >= 36;

/**
 * What stands after a number, without what describes it: the batteries of "6 new 8 volt
 * batteries". Undefined where its phrase ends.
 */
function objectOf(tail: readonly Token[]): Token | undefined {
  const rest = tail.filter((token) => !isMark(token, "-"));
  const from = rest.findIndex(
    (token) => !isWord(token, (word) => isAdjective(word) && !isName(word)),
  );
  const [object, next] = from === -1 ? [] : rest.slice(from);
  // Crown makes batteries, too.
  const isDescription =
    (object?.kind === "number" && isWord(next, isVolts)) ||
    (object?.kind === "word" && isWord(next, isBattery));
  if (isDescription) return next;
  return object?.kind === "mark" ? undefined : object;
}

const isBattery = (word: string) => /^batt?(?:er(?:y|ies))?s?$/.test(word);
const isVolts = (word: string) => /^v(?:olts?)?$/.test(word);

/** "Batteries (6)", "keys: 2", "8V (6)" */
function isOfThing({ lead }: Pick<LooseNumber, "lead">): boolean {
  const [head, before] = skipMarks(lead, "([{:=#").rest;
  return isWord(head, isThing) || (isWord(head, isVolts) && !isPackVolts(head, before));
}

/** True for a measurement or a label, such as "4-passenger" or "Gen 2". */
export const isMeasureOrLabel = (number: LooseNumber) =>
  [readMeasure, readNameNumber].some((read) => read(number, noCart) === null);

const noCart: AboutLine = { make: "", hasYear: true };

/** "48 volts", "4-passenger", "2+2", "12 inch wheels", "8.5" */
const readMeasure: Rule = ({ kind, text, value, lead, tail }) => {
  if (inStock.test(textOf(tail))) return undefined;
  const isDecimal = kind === "number" && text.includes(".");
  const [next] = skipMarks(tail, "-").rest;
  const isSum = isPlus(tail[0], tail[1]) || isPlus(lead[0], lead[1]);
  const isPrice = lead[0]?.kind === "money";
  const isQuoted = isMark(tail[0], `"'`) && tail[0]?.text === lead[0]?.text;
  if (isDecimal || isSum || isPrice || (isMark(tail[0], `"%'°`) && !isQuoted)) return null;
  if (isWord(next, isMeasure) || /^(?:st|nd|rd|th)$/.test(next?.text ?? "")) return null;
  const isSplit = isSlash(tail[0], tail[1]) || isSlash(lead[0], lead[1]);
  const isDate = isSplit && value <= 31;
  // No count begins with a zero.
  return isDate || (kind === "number" && /^0\d/.test(text)) ? null : undefined;
};

const isSlash = (sign: Token | undefined, other: Token | undefined) =>
  sign?.text === "/" && (other?.kind === "number" || other?.kind === "year");

/** "2+2", "4 plus 2" */
const isPlus = (sign: Token | undefined, other: Token | undefined) =>
  (sign?.text === "+" || sign?.text === "plus") && other?.kind === "number";

/** "1 of 12", "from a fleet of 72" */
const readShare: Rule = ({ kind, lead, tail }) => {
  if (kind === "number" && tail[0]?.text === "of" && tail[1]?.kind === "number") return null;
  return share.test(textOf(lead.toReversed())) ? null : undefined;
};

const share =
  /\b(?:(?:\d|one|part|some|any|each|piece|out) of|from|off|ex)(?: an?| the| my| our| their)?(?: (?:lot|fleet|group|batch|bundle|package|set|pair) of)?(?: \()?$|\bin (?:an? |the |my |our )?(?:lot|fleet|group|batch|bundle|package|set|pair) of(?: \()?$/;

/** "12. 2018 Club Car" is the twelfth line of a list if it stands about there. */
const readLineNumber: Rule = (number, { line = 1 }) => {
  const { value, end, lead, tail, isBracketed, kind, isWord: isSpelled } = number;
  const isMarked = isMark(tail[0], ".)") && tail[0]!.start === end && tail.length > 1;
  if (lead.length > 0 || isBracketed || isSpelled || kind === "list" || !isMarked) return undefined;
  const offset = line - value;
  return value === 1 || (offset >= 0 && offset <= maxLinesAbove) ? null : "unclear";
};

/** Titles, headings, and blank lines above a list or within it. */
const maxLinesAbove = 20;

/** "Qty 12", "lot of 12", "total: 12", "carts: 12" */
const readLabeled: Rule = (number) => {
  const { marks, rest } = skipMarks(number.lead, labelMarks);
  const [label, before, ofWhat] = rest;
  if (label?.kind !== "word") return undefined;
  const { text } = label;
  const isOfGroup = /^(?:of|de)$/.test(text) && isWord(before, isGroup);
  if (isOfGroup || isCountLabel(text)) {
    const head = isOfGroup ? ofWhat : before;
    return isWord(head, isThing) || isWord(objectOf(number.tail), isThing) ? null : countOf(number);
  }
  if (!isCarts(text) || marks.some((mark) => isMark(mark, "."))) return undefined;
  return isMark(marks.at(-1), ":=") || isWord(before, (word) => word === "of")
    ? countOf(number)
    : "unclear";
};

const labelMarks = "#:=.-([{";

/** "Barn 12", "cart #12"; but "carts 12-40" are several. */
const readNameNumber: Rule = ({ kind, lead, start, isBracketed }) => {
  const { marks, rest } = skipMarks(lead, "#:=.-");
  // "Shed - 40", "shed (40)"
  if (isBracketed || (isMark(marks[0], "-") && marks[0]!.end !== start)) return undefined;
  const [label, before] = rest;
  const ofSeveral = kind === "list" ? "unclear" : null;
  if (isWord(label, isOneCart)) {
    const isNumbered = marks.every((mark) => isMark(mark, "#.")) && !isWord(before, isOfGolf);
    return isNumbered ? ofSeveral : undefined;
  }
  if (isWord(label, isNumberSign)) return ofSeveral;
  if (isWord(label, isLabel)) return null;
  return isMark(marks[0], "#") ? ofSeveral : undefined;
};

const isNumberSign = (word: string) => /^(?:no|num|nr|nro|number|numero)s?$/.test(word);

const isOfGolf = (word: string) => /^(?:golf|club|de)$/.test(word);

/** "x 12", "12 x", "12 @ $4,500" */
const readMultiple: Rule = (number) => {
  const { lead, tail } = number;
  const [before, ...head] = skipMarks(lead, "(").rest;
  const object = objectOf(tail);
  if (before?.text === "@") return null;
  if (before?.text === "x") {
    if (head[0]?.kind === "number" || isWord(object, isThing)) return null;
    return quantityOf(number, kindOf(headOf(head)));
  }
  const [times, next] = skipMarks(tail, ")").rest;
  if (times?.text === "@" || (times?.text === "at" && next?.kind === "money")) {
    return quantityOf(number, isOfThing(number) ? "thing" : "cart");
  }
  if (times?.text !== "x") return undefined;
  // A Hauler 1200X
  if (lead.length > 0 && number.value >= 1000 && times.start === number.end) return null;
  if (next?.kind === "number") {
    return isWord(skipMarks(tail.slice(2), "-").rest[0], isSeats) ? countOf(number) : null;
  }
  const multiple = objectOf(tail.slice(tail.indexOf(times) + 1));
  const isAlone = multiple === undefined || multiple.kind === "money";
  return quantityOf(number, kindOf(isAlone ? headOf(lead) : multiple));
};

const isSeats = (word: string) => /^(?:p|pass|passengers?|pax|seats?|seaters?)$/.test(word);

function quantityOf(number: LooseNumber, kind: Kind): TextQuantity {
  if (kind === "thing") return null;
  return kind === "cart" ? countOf(number) : "unclear";
}

const inStock =
  /^(?:in (?:stock|total|fleet|service|all|inventory|use)|on (?:hand|lot|site|the lot)|for sale|of (?:them|these|those))\b/;

/** "12 carts", "12 used golf carts", "12 available", "a 72-cart fleet" */
const readCount: Rule = (number, { hasYear }) => {
  const { tail } = number;
  const first = skipMarks(tail, "-").rest;
  const isDirect = isWord(tail[0], isCountWord) || inStock.test(textOf(tail));
  if (isDirect) {
    const object = objectOf(tail.slice(1));
    return isOfThing(number) || isWord(object, (word) => isThing(word) || isMeasure(word))
      ? null
      : countOf(number);
  }
  if (isWord(first[0], isOneCart) && isWord(first[1], isFleet)) return countOf(number);
  // "18 Club Car carts"
  let hasOwnYear = hasYear;
  let mayBeYear = false;
  for (const token of first) {
    if (isWord(token, isCarts)) {
      if (isOfThing(number)) return null;
      return mayBeYear ? "unclear" : countOf(number);
    }
    if (token.kind === "year") hasOwnYear = true;
    else if (isWord(token, isThing)) return undefined;
    else if (isWord(token, isAdjective) || isMark(token, "-")) continue;
    else if (!isWord(token, isName)) return undefined;
    else mayBeYear = !hasOwnYear && isTwoDigits(number);
  }
  return undefined;
};

/** "4 new batteries", "tires 18" */
const readThings: Rule = (number) =>
  isWord(objectOf(number.tail), (word) => isThing(word) || isVolts(word)) || isOfThing(number)
    ? null
    : undefined;

/** The first rule that applies decides. */
const rules: readonly Rule[] = [
  readShare,
  readMeasure,
  readLineNumber,
  readLabeled,
  readNameNumber,
  readMultiple,
  readCount,
  readThings,
];

const isTwoDigits = ({ text }: Token) => /^\d\d$/.test(text);

/** Reads a number in a name that no word explains: "12 2015 EZ-GO TXT" may be cart 12. */
export function looseQuantity(number: LooseNumber, about: AboutLine): TextQuantity {
  for (const read of looseRules) {
    const quantity = read(number, about);
    if (quantity !== undefined) return quantity;
  }
  return null;
}

const readOne: Rule = ({ value }) => (value === 1 ? null : undefined);

/** "18 Club Car" */
const readBareYear: Rule = (number, { hasYear, year }) => {
  const isYear = !hasYear && isTwoDigits(number) && number.value === (year ?? Number.NaN) % 100;
  return isYear && isWord(objectOf(number.tail), isName) ? null : undefined;
};

/** "Yamaha G 22" */
const readLettered: Rule = ({ lead, isBracketed }) => {
  const isLetter = isWord(lead[0], (word) => word.length === 1);
  return isLetter && !isBracketed && lead[1]?.kind !== "number" ? null : undefined;
};

/** "TXT 48", "Villager 6", "Precedent Stretch 6" */
const readVoltsOrSeats: Rule = (number, { isGas = false, seats }) => {
  const { value, lead, tail, isBracketed } = number;
  if (isBracketed || lead[0]?.kind !== "word" || isWord(tail[0], isOfSeveral)) return undefined;
  const areVolts = !isGas && (value === 36 || value === 48);
  // People end a model's name with its seats, even for models we don't know.
  const isAtEnd = tail.every((token) => isWord(token, isAdjective));
  const areSeats =
    (value === seats || (seats === undefined && isAtEnd && [2, 4, 6, 8].includes(value))) &&
    isWord(lead[0], isNameOrUnknownWord);
  return areVolts || areSeats ? null : undefined;
};

const isNameOrUnknownWord = (word: string) => isName(word) || !isAdjective(word);

/** "(12) 2018 Club Car", "2018 Club Car (12)"; but "(48)" may be volts, and "(4)" seats. */
const readBracketed: Rule = (number) => {
  const { value, isBracketed, lead, tail } = number;
  if (!isBracketed) return undefined;
  const isLeading =
    (lead.length === 0 && kindOf(objectOf(tail)) === "cart") || tail[0]?.kind === "year";
  const isLast = tail.every((token) => isMark(token, "."));
  const mayBeOther = [2, 4, 6, 8, 36, 48].includes(value) || isWord(lead[0], isLabel);
  return isLeading || (isLast && !mayBeOther) ? countOf(number) : "unclear";
};

/** "Two 2018 Club Cars" */
const readSpelled: Rule = (number) =>
  number.isWord && number.lead.length === 0 && number.tail[0]?.kind === "year"
    ? countOf(number)
    : undefined;

/** "Carryall 500", "385"; no golf cart has a number like these. Thousands are likely dollars. */
const readModelNumber: Rule = ({ value, lead, tail, isBracketed }, { make, model = "" }) => {
  if (lead.length === 0 && tail.length === 0) return null;
  const isFollowing = !isBracketed && isWord(lead[0], (word) => !/[~\d]/.test(word));
  if (value >= 1000 && lead.length > 0) return null;
  if (!(value >= 100) || !isFollowing || isWord(tail[0], isOfSeveral)) return undefined;
  return resolveModel(make, model).family?.hasSeatsInName === true ? undefined : null;
};

/** A text with more words describes a cart, and its numbers are mostly of parts. */
const maxNameLength = 12;

/**
 * Unclear in any short text; in a longer one, only at an end, before a mark, before a color, or before a
 * cart's name.
 */
const readAlone: Rule = ({ lead, tail }) => {
  const object = objectOf(tail);
  const isFirst = lead.every(({ kind }) => kind === "mark");
  const isLast = tail.length === 0 || tail[0]!.kind === "mark";
  const isOfCart =
    kindOf(object) === "cart" && (object !== undefined || isWord(tail[0], isAdjective));
  const isInName = lead.length + tail.length < maxNameLength;
  return isFirst || isLast || isOfCart || isInName ? "unclear" : undefined;
};

const looseRules: readonly Rule[] = [
  readOne,
  readBareYear,
  readLettered,
  readVoltsOrSeats,
  readModelNumber,
  readBracketed,
  readSpelled,
  readAlone,
];
