import { type Found, matchesOf, setOf, wordsAfter, wordsBefore } from "./plain-ad.ts";

const wanted =
  /\b(?:wtb|iso|in search of|want(?:ing)? to buy|looking (?:for|to buy)|busco|compro)\b|^[\s•*]{0,6}(?:wanted|needed|need (?=an?\b))|\bbudget\b/g;
/** "Looking for a new home" and "if you are looking for" sell. */
const notWanted = setOf("trade offers good home sell");

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
  /\b(?:boat|jet ?ski|atv|[4four]{1,4}[- ]?wheeler|dirt ?bike|motorcycle|trailer|mower|tractor|truck|remolque)s?\b/g;
const incidental = setOf(
  "trade trades swap with w and my the to tow no not bought like from behind on in or for have de",
);
const notAlone = setOf("hitch included not seats");
const cart =
  /\b(?:golf ?-?cars?|carrito|carro|lsv|buggy|carts?)\b(?! ?(?:trailer|batter|charger|tires|cover))/;

/** The ad's first words are a part, and what it is for. */
const isPart =
  /^[^a-z\d]{0,4}(?:(?!with|w\b|has|needs?|19|20)[a-z\d'"-]{1,10},? ){0,6}?(?:batter(?:y|ies)|charger|windshield|lift kit|seat kit|wheels|rims|tires|cover|enclosure|engine)\b[^.!\n$]{0,40}\b(?:off\b|out of|(?:for|fits?) (?:an? |any |most )?(?:golf|club|e-?z|yam|txt|rxv|prec|\d\dv))/;

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
    ) || isPart.test(text)
  );
}
