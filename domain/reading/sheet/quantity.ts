import { formMakes } from "../../catalogue/price-book.ts";
import { after, before, matchesOf } from "../plain-words.ts";
import { numberOf } from "../vocabulary.ts";
import { plainText } from "./cell-text.ts";

/** How many carts a text is about; "unclear" if its number may mean something else. */
export type TextQuantity = number | "unclear" | null;

/** A number in a text, with what stands around it. */
interface LooseNumber {
  readonly number: number;
  readonly isWord: boolean;
  readonly lead: string;
  readonly tail: string;
}

/** Shorter than a year, and not part of a word or of a longer number. */
const numbers =
  /(?<![\d$#,.'+/]|[\da-wyz]-?)(?:\d{1,3}(?!\d|[,.]\d|-\d)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/g;

/** What follows a number that measures or counts something other than carts. */
const otherUnit =
  /^ ?(?:[x×*/+:.-]? ?\d{1,2}(?!\d)|[x×*-]? ?\d{1,3} ?v|-? ?(?:v|ah?|amps?|in|p|cc|hp|kw|mi|th|st|nd|rd|ft)\b|-?volts?|inch|["'%]|-? ?(?:new |good |old |dead |bad )?(?:bat|seat|pass|tires?|wheels?|cyl|keys?|chargers?|mph|mile|hour|hrs?\b|years?|yrs?\b|months?|mos?\b|owners?|speed|stroke|person|people|door|rows?\b))/;
/** What precedes a number that is a name, a share, a pack's voltage, or money. */
const otherBefore =
  /(?:\b(?:no|number|cart|unit|stock|tag|asset|hole|bay|lot|row|model|series|type)\.?[ #:]{0,2}|(?:\d ?v(?:olts?)?|batter(?:y|ies)|batts?|packs?|tires|wheels|seats)[ ,]?\(?[x×*]? ?\(?|(?<!\d)\d{1,3}(?:[.]\d)?["']? ?[x×*] ?|@ ?)$/;

const fromGroup =
  /\b(?:from|off|in|of|part|one) (?:an? |the |my |our )?(?:lot|fleet|group|batch|bundle|package|set|pair) of \(?$/;
const countBefore =
  /(?:(?:^|[ (),])[x×*] ?|[a-z)][×*] ?|\b(?:qty|quantity|cantidad|count)\.?[ :#=(]{0,3}|^(?:lot|lote|group|package|set|pair) (?:of|de) \(?|\b(?:lot|lote|fleet|batch|bundle) (?:of|de) \(?)$/;
const countAfter =
  /^\)? ?[x×*]\)?(?: ?(?:[a-z(]|(?:19|20)\d\d)|[ ,;.)]*$)|^ ?(?:(?:used|new|nice|good|same|identical|matching|refurbished|golf|fleet|club|course|electric|gas|lithium) ){0,4}(?:golf ?carts|carts|buggies|vehicles|units|pcs?|pieces|of (?:them|these)|carritos|unidades)\b|^ ?(?:ea|each|available|identical|in stock|total|all alike)\b[ .)]*$/;

/** The number if the words around it say that it counts carts, and otherwise null. */
function quantityOf({ lead, tail, number }: LooseNumber): number | null {
  if (fromGroup.test(lead) || otherBefore.test(lead)) return null;
  if (countBefore.test(lead) && !/^ ?(?:v|volt|bat)/.test(tail)) return number;
  if (countAfter.test(tail) && !/\b(?:of|from) $/.test(lead)) return number;
  return null;
}

/** People write volts and seats without a unit, too: "Villager 6". */
const volts = new Set([36, 48, 51, 56, 60, 72]);
const seats = new Set([2, 4, 6, 8]);

/** Reads a number at either end of a name that no word explains: "12 2015 EZ-GO TXT" may be cart 12. */
function looseQuantity({ lead, tail, number, isWord }: LooseNumber): TextQuantity {
  if (otherUnit.test(tail) || otherBefore.test(lead)) return null;
  const isInParentheses = lead.endsWith("(") && tail.startsWith(")");
  const rest = tail.slice(isInParentheses ? 1 : 0);
  if (/^\(?$/.test(lead)) {
    if (isInParentheses && rest.startsWith(" ")) return number;
    if (isWord && /^ (?:19|20)\d\d\b/.test(rest)) return number;
    return /^(?: |, ?| - ?)[a-z\d]/.test(rest) && number !== 1 ? "unclear" : null;
  }
  const isInModel = volts.has(number) || /\b[a-z] $/.test(lead);
  if (!/^[ .]*$/.test(rest) || isInModel || number === 1) return null;
  if (isInParentheses) return seats.has(number) ? "unclear" : number;
  if (/(?: -|[,;:]) ?$/.test(lead)) return "unclear";
  return seats.has(number) || number > 99 || !lead.endsWith(" ") ? null : "unclear";
}

/** Each make's models that have a number in their name: "32 Roadster". */
const numberedModels = new Map(
  formMakes.map(({ name, models, modelPrices }) => [
    name,
    [...models, ...Object.keys(modelPrices)].filter((model) => /\d/.test(model)).map(plainText),
  ]),
);

function withoutModelNumbers(text: string, make: string): string {
  return (numberedModels.get(make) ?? []).reduce(
    (rest, model) => rest.replaceAll(model, (name) => name.replaceAll(/\d/g, "~")),
    text,
  );
}

function numbersIn(text: string): LooseNumber[] {
  return Array.from(matchesOf(numbers, text), ({ value: [word], start, end }) => ({
    number: numberOf(word),
    isWord: /^[a-z]/.test(word),
    lead: before(text, start),
    tail: after(text, end, 60),
  }));
}

interface About {
  /** Spelled our way; "" if unknown. */
  readonly make: string;
  /** What the model's name implies: four for a MadJax X4. */
  readonly impliedSeats?: number | undefined;
  /** Whether another cell has the year. Without one, the number in "18 Club Car" is the year. */
  readonly hasYear: boolean;
}

/** Reads a cart's name, perhaps with its year and details: "12 x 2015 EZ-GO TXT". */
export function quantityInName(cell: string, { make, impliedSeats, hasYear }: About): TextQuantity {
  const text = withoutModelNumbers(plainText(cell), make);
  const found = numbersIn(text).filter(({ number }) => number !== impliedSeats);
  const said = agreedQuantity(found.map(quantityOf));
  if (said !== null || !(hasYear || /\b(?:19|20)\d\d\b/.test(text))) return said;
  return agreedQuantity(found.map(looseQuantity));
}

/** Reads a note beside the name. We're sure that it counts carts only if it says nothing else. */
export function quantityInNote(cell: string): TextQuantity {
  const text = plainText(cell);
  const said = agreedQuantity(numbersIn(text).map(quantityOf));
  return said === null || said === 1 || countsAlone.test(text) ? said : "unclear";
}

const countsAlone =
  /^[^a-z\d]{0,3}(?:x|qty|quantity|count|lot of|fleet of)?[^a-z\d]{0,3}(?:\d{1,3}|[a-z]{3,6}) ?(?:x|units|carts|golf carts|pcs|pieces|ea|each|of (?:them|these)|total|available|identical)?[^a-z\d]{0,3}$/;

function agreedQuantity(all: readonly TextQuantity[]): TextQuantity {
  const said = new Set(all.filter((each) => each !== null));
  const [first = null] = said;
  return said.size > 1 || first === 0 ? "unclear" : first;
}
