export const maxAmountLength = 40;

const adWords =
  /asking|price|only|usd|dollars|obo|o\.b\.o\.?|or best offer|or nearest offer|firm|cash|negotiable|[$!:;/()]/g;

/** "$55,00" could be 55 dollars or 5,500. */
const strayComma = /,(?!\d{3}(?!\d)|$)/;

/**
 * Reads "$1,200", "1200.50", "6.5k", or "6500 obo" to the nearest dollar. Null if there is no
 * amount, more than one, or one that can be read in two ways.
 */
export function readDollars(text: string): number | null {
  const bare = text.toLowerCase().replace(adWords, " ").trim();
  if (strayComma.test(bare)) return null;
  // A space either groups thousands or separates two amounts.
  const digits = bare
    .replaceAll(",", "")
    .replace(/^\d{1,3}(?:\s\d{3})+\b/, (groups) => groups.replace(/\s/g, ""));
  const [, whole, thousands] =
    /^(\d{1,9}(?:\.\d{0,2})?|\.\d+)$|^(\d{1,6}(?:\.\d+)?) ?k$/.exec(digits) ?? [];
  if (thousands !== undefined) return Math.round(Number(thousands) * 1000);
  return whole === undefined ? null : Math.round(Number(whole));
}
