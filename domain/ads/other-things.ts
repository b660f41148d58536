import { type Found, after, matchesOf, setOf, wordsAfter, wordsBefore } from "./plain-ad.ts";

const wanted =
  /\b(?:wtb|iso|in search of|want(?:ing)? to buy|looking (?:for|to buy)|trying to find|anyone selling|busco|compro|in the market for)\b|^[\s•*]{0,6}(?:wanted|needed|need (?=an?\b))|\bbudget\b/g;
/** "Looking for a new home" and "if you are looking for" sell. */
const notWanted = setOf("trade offer offers good home owner next quick buyer sell best forever");

/** Somebody who wants to buy names no cart of their own. */
function isWanted(text: string, firstName: number): boolean {
  return [...matchesOf(wanted, text)].some(
    ({ start, end }) =>
      (start <= firstName || start < 40) &&
      !wordsAfter(text, end, 3).some((word) => notWanted.has(word)) &&
      !wordsBefore(text, start, 2).some((word) => word.startsWith("you")),
  );
}

const things =
  /\b(?:boat|pontoon|outboard|wave ?runner|jet ?ski|atv|[4a-z]{1,4}[- ]?wheeler|dirt ?bike|motorcycle|sportster|piano|generator|snowmobile|trailer|camper|mower|tractor|truck|grizzly|raptor|sportsman|kayak|lancha|remolque)s?\b/g;
const incidental = setOf(
  "trade trades swap with w includes including and plus also my our the to tow tows no not bought like from behind on in or for own have has his her de con y your",
);
const notAlone = setOf("hitch included ball available not seat seats ramp tow bed tires cover");
const cart =
  /\b(?:golf ?-?car(?:t|ts|s)?|carrito|carro de golf|lsv|buggy|carts?)\b(?! ?(?:trailer|batter|charger|tires|wheels|rims|cover|enclosure|windshield|lift kit|parts|seat|motor|path|rental))/;

const parts =
  /\b(?:batteries|chargers?|windshield|lift kit|seat kit|rear seat|wheels|rims|tires|motor|engine|controller|roof|top|enclosure|cover|body|seats|parts)\b/g;
const partTitle =
  /^[^a-z\d]{0,4}(?:(?:for sale|new|used|set of|pair of|four|six|\d{1,2}|golf cart|club car|ez-?go|yamaha|precedent|txt|trojan|lithium|\d\dv|of|oem|tires|rims|wheels|and)[^a-z\d]{1,4}){0,8}$/;
const partFor = /^[^.!\n]{0,16}\b(?:for|off|out of|fits?|to fit|from my)\b(?! sale)/;

/** A boat, a trailer, parts, or a cart that somebody looks for: nothing of it is a cart's. */
export function isAboutAnotherThing(
  text: string,
  names: readonly Found<string>[],
  hasModel: boolean,
): boolean {
  const firstName = Math.min(...names.map(({ start }) => start), text.length);
  if (
    isWanted(text, firstName) ||
    /\bpart(?:ing|ed) out\b|\b(?:cart trailer|business for sale)/.test(text)
  )
    return true;
  const named = text.search(cart);
  const firstCart = Math.min(
    hasModel ? firstName : text.length,
    named === -1 ? text.length : named,
  );
  return (
    [...matchesOf(things, text)].some(
      ({ start, end }) =>
        start <= firstCart &&
        !wordsBefore(text, start, 3).some((word) => incidental.has(word)) &&
        !wordsAfter(text, end, 1).some((word) => notAlone.has(word)),
    ) || isPart(text.slice(0, 70))
  );
}

/** The ad's first words are a part, and what it is for. */
function isPart(title: string): boolean {
  return [...matchesOf(parts, title)].some(
    ({ start, end }) =>
      partTitle.test(title.slice(0, start)) &&
      (partFor.test(after(title, end)) || /^[^a-z]{0,4}golf cart $/.test(title.slice(0, start))),
  );
}
