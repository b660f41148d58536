// Tested with whole ads in read-ad.test.ts.
import {
  type Found,
  textBefore,
  matchesOf,
  setOf,
  wordsAfter,
  wordsBefore,
} from "../plain-words.ts";
import {
  alternationOf,
  otherModels,
  otherVehicleMakes,
  otherVehicles,
  strictVehicles,
  wordPattern,
} from "../vocabulary.ts";

const target =
  /\b(?:wtb|iso|in search of|want(?:ing)? to buy|(?:we|i) buy|looking (?:for|to buy)|(?:se )?busc[ao]|buscando|compro)\b|^[\s•*]{0,6}(?:wanted|needed|need (?=an?\b))|\bbudget\b/g;
/** "Looking for a new home" and "if you are looking for" are from sellers' ads. */
const notWanted = setOf("trade offers good home sell");

/** In "looking for a Club Car", nothing describes a cart of the writer's own. */
function isWanted(text: string, firstName: number): boolean {
  return [...matchesOf(target, text)].some(
    ({ start, end }) =>
      (start <= firstName || start < 40) &&
      !wordsAfter(text, end, 3).some((word) => notWanted.has(word)) &&
      !wordsBefore(text, start, 2).some((word) => word.startsWith("you")),
  );
}

const things = wordPattern(
  `\\b(?:${alternationOf([...strictVehicles, ...otherModels])}|atv|utv|tractor|truck|scooter|moped|(?:4|four)[- ]?wheeler)s?\\b`,
);
/**
 * In an ad with a cart's make, these are usually a town or a way to haul it, unless a year comes
 * first.
 */
const weakThings = wordPattern(
  `\\b${alternationOf([...otherVehicleMakes, ...otherVehicles])}s?\\b`,
);
const incidental = setOf(
  "trade trades swap with w and my the to tow no not bought like from behind on in or for have de",
);
const notAlone = setOf(
  "hitch included not seats engine motor powered body style kit grill grille look edition golf cart carts " +
    "parts paint blue green white red yellow wheels seat generator tires bed lot available spot park parks",
);
const cart =
  /\b(?:golf ?-?cars?|carrito|carro|lsv|buggy|carts?)\b(?! ?(?:trailer|batter|charger|tires|cover))/;

/** The ad begins with a part and what it is for: "Batteries for EZGO TXT". */
const isPart =
  /^[^a-z\d]{0,4}(?:(?!with|w\b|has|needs?|19|20)[a-z\d'"-]{1,10},? ){0,6}?(?:batter(?:y|ies)|charger|windshield|lift kit|seat kit|wheels|rims|tires|cover|enclosure|engine)\b[^.!\n$]{0,40}\b(?:off\b|out of|(?:for|fits?) (?:an? |any |most )?(?:(?:19|20)\d\d(?:-(?:20)?\d\d)? )?(?:golf|club|e-?z|yam|txt|rxv|prec|\d\dv))/;

/** The ad's first words end with a part: "EZGO charger, works good", "TXT windshield $80". */
const partFirst =
  /^[^a-z\d]{0,4}(?:(?!with\b|w\b|has\b|new\b|needs?\b|includ|and\b|no\b)[a-z\d.'&-]{1,12} ){1,4}?(?:charger|windshield|cowl|axle|rims|hub ?caps|controller|manual|enclosure|steering wheel|solenoid|body kit|clutch|carburetor|seat kit|tail ?lights?|head ?lights?)(?: (?:and|&) (?:tires|wheels|charger))?(?=[,.$\n•-]| ?\$| (?:for|off|19|20)|$)/;

/**
 * Finds what else an ad is about: a boat, a Ford, parts, or a cart that somebody wants. Nothing
 * in an ad like that describes a cart for sale.
 */
export function findOtherSubject(
  text: string,
  names: readonly Found<string>[],
  /** False for a code on no list, which may be a mower's. */
  hasKnownModel: boolean,
): Found<OtherThing> | undefined {
  const firstName = Math.min(...names.map(({ start }) => start), text.length);
  if (isWanted(text, firstName)) return { value: "wanted", start: 0, end: 0 };
  const parts =
    /\bpart(?:ing|ed) out\b|(?<!\b(?:on|to|in|of|and)(?: the)? )\b(?:body|frame|chassis|shell) only\b|\b(?:cart trailer|business for sale)|^[^a-z\d]{0,4}(?:[a-z\d]{1,9} ){0,3}golf ?carts? (?:batteries|charger|tires|wheels|rims|seats?|parts|cover|enclosure|windshield|motor)\b/.exec(
      text,
    );
  if (parts) return { value: "parts", start: parts.index, end: parts.index + parts[0].length };
  if (isPart.test(text) || partFirst.test(text)) return { value: "parts", start: 0, end: 0 };
  const named = text.search(cart);
  const firstCart = Math.min(
    hasKnownModel ? firstName : text.length,
    named === -1 ? text.length : named,
  );
  const isOfTheAd = ({ start, end }: Found<unknown>) =>
    !wordsBefore(text, start, 3).some((word) => incidental.has(word)) &&
    !wordsAfter(text, end, 1).some((word) => notAlone.has(word));
  const vehicle =
    findFirst(matchesOf(things, text), (each) => each.start <= firstCart && isOfTheAd(each)) ??
    findFirst(
      matchesOf(weakThings, text),
      (match) =>
        match.start <= Math.min(firstCart, firstName) &&
        (names.length === 0 || /\b(?:19|20)\d\d $/.test(textBefore(text, match.start, 6))) &&
        isOfTheAd(match),
    );
  return vehicle && { value: "vehicle", start: vehicle.start, end: vehicle.end };
}

function findFirst<T>(all: Iterable<T>, fits: (each: T) => boolean): T | undefined {
  for (const item of all) if (fits(item)) return item;
  return undefined;
}

export type OtherThing = "vehicle" | "parts" | "wanted";
