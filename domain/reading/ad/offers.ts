// Tested with whole ads in read-ad.test.ts.
import { type Found, matchesOf } from "../plain-words.ts";
import { wordPattern } from "../vocabulary.ts";

const offerPatterns = [
  // "charger available for an extra $350"
  /(?<=^|[.!?\n•;,:(-] ?|\bwith )(?<!\d[,.])(?:(?! - | with | w\/)[^.!?\n•;,:]){0,60}\b(?:available|opcional|not (?:yet )?(?:installed|included)|upcharge|up-charge|(?:for|at) an? (?:additional|extra)|extra (?:charge|cost)|add[- ]ons?)\b(?:[^.!?\n•;,]|[.,](?=\d)){0,60}(?:, ?\+?\$ ?(?:\d{2,3}|[12],?\d{3})\b(?!,))?/g,
  // "can be lifted"
  /\b(?:can|could|may|will)(?: also| easily)?(?: be)?(?: also| easily)? (?:convert|upgrad|add|install|swap|put|lift)[a-z]{0,4}\b(?:[^.!?\n•;]|\.(?=\d)){0,80}/g,
  // "options: a radio, a lift"
  /\boptions?\b ?:[^.!?\n•]{0,120}?(?=,? (?:19|20)\d\d |[.!?\n•]|$)|\boptional\b[^.!?\n•;,]{0,80}/g,
  // "add a rear seat, $350"
  /(?<=^|[.!?\n•;,(] ?)(?:add|upgrade to|ask about)\b(?:[^.!?\n•;,]|[.,](?=\d)){0,60}/g,
  // "available: lift kit"
  /\bavailable ?: ?[^.!?\n•]{0,80}|\bwe (?:also )?(?:offer|do|install|sell|carry|build)\b[^.!?\n•;]{0,80}/g,
  // "or $5,500 with a trailer"
  /\bor \$ ?[\d,]{3,7} with\b[^.!?\n•;]{0,60}|\bcon [^.!?\n•;,]{0,30}cuesta[^.!?\n•;]{0,40}/g,
  // "lift kit +$900"
  /\b(?:lift kit|lift|rear seat|seat kit|enclosure|charger|stereo|lithium|wheels|tires|windshield|trailer) ?\+ ?\$ ?\d[\d,]{2,6}(?: (?:extra|more)\b)?/g,
  // "rear seat: +$350"
  /(?<=[.!?\n•;,(] ?)[a-z -]{3,24}: ?\+ ?\$ ?\d[\d,]{2,6}/g,
  // "the roof was an option"
  /(?<=^|[.!?\n•;,(] ?)(?:[a-z\d-]{2,12} ){1,6}(?:was|were|is|are) (?:an? )?option(?:al)?\b[^.!?\n•;,]{0,40}/g,
] as const;

/** The amount in "charger available, $2,000", which may be the cart's price. */
export function amountAfter(offer: string): number | undefined {
  const digits = /, ?\$ ?(?<digits>[\d,]{3,6})$/.exec(offer)?.groups?.["digits"];
  return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
}

const extraPattern =
  /\b(?:lift|lithium|batter|trailer|wheels?|rims|tires?|seats?|radio|stereo|sound|enclosure|charger|upgrade|kit|windshield|roof|top|cover|cooler|lights?|mirrors?|winch|basket|box|paint|wrap|street legal|deliver|shipping|financ|litio|bateria|conversion)/;

/** What comes with the cart is not an offer, even if it was optional once. */
const includedPattern =
  /\b(?:comes?|came|has|have|includ[a-z]{2,3}|installed|equipped|loaded|cart|carts)\b/;

const offeredPattern = wordPattern(
  `(?:\\b(?:a|an|new|rear|back|front|dual|li-?ion|lead-acid) ){0,2}${extraPattern.source}`,
);

/**
 * The ad's first sentence names the cart before what it offers: "2018 Precedent lift kit available".
 */
function withoutCart(text: string, offer: Found<string>): Found<string> {
  const { value, start } = offer;
  const at = value.search(offeredPattern);
  if (at < 1 || /[a-z]/.test(text.slice(0, start))) return offer;
  return { ...offer, value: value.slice(at), start: start + at };
}

/** "Lithium available for $1,500", "can be lifted" */
export function offersIn(text: string): Found<string>[] {
  return offerPatterns
    .flatMap((pattern) => [...matchesOf(pattern, text)])
    .map(({ value, start, end }) => withoutCart(text, { value: value[0], start, end }))
    .filter(({ value }) => extraPattern.test(value) && !includedPattern.test(value));
}
