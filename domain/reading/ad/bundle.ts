import { type Found, matchesOf, textAfter, textBefore } from "../plain-words.ts";
import { wordPattern } from "../vocabulary.ts";

/** Often sold with a cart, and worth money on its own. */
const trailer = "tra(?:il|ill|yl|l)[eo]rs?";
const things = `${trailer}|(?:enclosed|car|toy|cart|utility) haulers?|golf clubs?|(?:set|bag) of (?:golf )?clubs|golf bags?|clubs(?! car)`;
/** "Trailer hitch", "golf bag holder" */
const notPart =
  "(?![ -]{1,2}(?:hitch|ball|tow|lights?|brakes?|wiring|plug|tires?|wheels?|holders?|hooks?|racks?|baskets?|straps?|covers?|attachments?|mounts?|carriers?|compartments?|wells?|stands?|washers?|seats?|bed|cadd(?:y|ies)|protectors?|cleaners?|organizers?|tubes?|tower|ramps?|receiver|park)\\b)";
/** These words also name parts, places, and uses: "boat horn", "ATV tires", "shed kept". */
const ambiguous =
  "(?:(?<!starter(?: and| &)?[ /-])generators?|parts? carts?|(?:second|another|other|2nd) (?:golf )?carts?|(?:lawn ?|push |riding )?mowers?|atvs?|four ?wheelers?|quad|boat|kayaks?|motorcycle|dirt ?bike|scooter|snow ?blower|shed|car ?port)(?= ?(?:[.,;:!?)&+$\\d\\n•~-]|$|(?:and|both|included|incl|too|package|deal|together|all|asking|price|for \\$)\\b))";
const filler =
  "(?:(?!or\\b|no\\b|not\\b|for\\b|to\\b|on\\b|in\\b|by\\b|at\\b|without\\b|but\\b|except\\b|minus\\b)[a-z\\d'./x-]{1,12},? ){0,4}?";

const forms = [
  // "comes with a trailer", "cart and trailer"
  wordPattern(
    `(?:\\b(?:includ(?:es?|ing|ed)|with|w|and|plus|get|throw(?:ing)? in|package|combo)\\b[:/]?|[&+]) ?${filler}(?:(?:${things})\\b${notPart}|${ambiguous})`,
  ),
  // "trailer included"
  wordPattern(
    `\\b(?:${things}|${ambiguous})${notPart}(?: (?:is|are|will be|also|and|charger|cover|all)){0,3},? (?:includ(?:ed|es)|incl\\b|inc\\b|comes? with|go(?:es)? with|thrown in|too\\b|as well\\b|combo|package)`,
  ),
];

/** "Trailer available", "trailer not included", "trailer $800 extra" */
const apart =
  /^(?: (?:is|are|can be|also|if|but|i|we|and)){0,3} (?:available|not\b|extra|separate|sold|sells|needed|to (?:haul|deliver|tow|move|pull|transport)|(?:can|could|will) deliver|and (?:can|will)|for (?:sale|delivery|transport|haul|an? (?:extra|additional)|\$? ?\d[\d,.]*k? (?:more|extra))|optional|negotiable|would|towing|hauling)|^ ?\+? ?\$ ?[\d,]{2,6} (?:extra|more)/;
/** "I can deliver with my trailer", "have a truck and trailer", "doesn't come with a trailer" */
const haulsIt =
  /\b(?:deliver(?:y|ed|s)?|haul(?:ed|s|ing)?|tow(?:ed|s|ing)?|load(?:ed|ing)?|transport(?:ed|ing)?|pick ?up|truck|trad(?:ed|es?)|swap|bring|your|pull(?:s|ed|ing)?|used (?:at|on|around|to|as|in|with|for)|not|no|without|never|n't)(?: [a-z]{1,9}){0,2} ?(?:and |with )?$/;
const cartAlone =
  /\b(?:for (?:just )?the cart\b(?! ?(?:and|&|with|\+|plus|w\/))|cart (?:only|alone|by itself)\b|just the cart\b|(?:trailer|clubs) (?:is |are |sold )+separate)/;

/** What an ad's price covers besides the cart: a trailer, golf clubs, a second cart. */
export function findBundle(
  text: string,
  /** Undefined if it's already in question. */
  price: Pick<Found<unknown>, "start" | "end"> | undefined,
): Found<string> | undefined {
  if (cartAlone.test(text)) return undefined;
  return forms
    .flatMap((form) => [...matchesOf(form, text)])
    .map(({ value, start, end }) => ({ value: value[0], start, end }))
    .find(
      ({ value, start, end }) =>
        !apart.test(textAfter(text, end, 40)) &&
        !haulsIt.test(textBefore(text, start, 40)) &&
        !/\b(?:your|truck|with (?:my|our))\b/.test(value) &&
        !(price && hasOwnAmount(text, { start, end }, price)),
    );
}

/** "$6,000 and trailer $800", and the trailer's price in "$6,500, $8,500 with trailer" */
function hasOwnAmount(
  text: string,
  { start, end }: Pick<Found<unknown>, "start" | "end">,
  price: Pick<Found<unknown>, "start" | "end">,
): boolean {
  const amountAfter = /^[ :(-]{1,3}(?:is |for )?(?=\$? ?(?!(?:19|20)\d\d\b)\d[\d,.]{2,6}\b)/.exec(
    textAfter(text, end, 20),
  );
  if (amountAfter && end + amountAfter[0].length !== price.start) return true;
  return priceBefore.test(textBefore(text, start, 12)) && !isBeside(text, price.end, start);
}

const priceBefore = /(?:\$ ?\d[\d,.]*|\b(?!(?:19|20)\d\d\b)\d{3,6}|\d,\d{3}|\dk)[ ,(]{1,2}$/;

const isBeside = (text: string, from: number, to: number) =>
  from <= to && to - from < 4 && /^[ ,(]*$/.test(text.slice(from, to));
