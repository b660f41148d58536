import type { Cart } from "../cart/cart.ts";
import { type Role, roleVerbs } from "../cart/roles.ts";
import { type Details, sourceOf } from "../details/details.ts";
import { cartName } from "../details/wording.ts";
import { formatDollars, roundedDollars } from "../words/money.ts";
import type { Figures, MarketFigures } from "./figures.ts";

/** A verb with its number, as on the sign. */
interface PreviewNumber {
  readonly verb: string;
  /** Whole US dollars. */
  readonly dollars: number;
}

/**
 * What may be shown to the other side of a deal: the owner's asking price, or what dealers ask. Never
 * what a dealer would pay, an offer, or where to settle.
 */
export function previewNumber({ estimate, advice, market }: Figures, role: Role): PreviewNumber {
  if (market === null) return { verb: "Estimate", dollars: estimate.value };
  switch (role) {
    case "selling":
    case "insuring":
      return { verb: roleVerbs[role], dollars: advice[role].number };
    case "trading":
    case "buying":
      return { verb: "Dealers ask", dollars: askingPriceOf(market) };
  }
}

const askingPriceOf = ({ asking }: MarketFigures): number => roundedDollars(asking.asking);

/**
 * Gas and electric carts have different prices. Pass the details if somebody other than the person who
 * gave them reads the sentence: it then says which of the two we assumed.
 */
export function dealersAskText(market: MarketFigures, details: Details | null = null): string {
  const isAssumed = details !== null && sourceOf(details, "powertrain") === "assumed";
  const condition = isAssumed ? `, if it’s ${details.powertrain}` : "";
  const asked = `about ${formatDollars(askingPriceOf(market))} for one made ready${condition}.`;
  const basis = basisText(market);
  return basis === null
    ? `Dealers ask ${asked}`
    : `Judging by ${basis}, dealers would ask ${asked}`;
}

/** What stands in for listings of the model; null if there are some. */
export function basisText({ asking: { support } }: MarketFigures): string | null {
  if (support === "make") return "the make’s other models";
  return support === "otherMakes" ? "other makes" : null;
}

/**
 * "2018 Club Car Precedent: ask $3,950", for tabs and previews. Browsers share a page's title, so it says
 * no more than a preview.
 */
export function answerTitle(cart: Cart, figures: Figures, role: Role): string {
  const { verb, dollars } = previewNumber(figures, role);
  return `${cartName(cart)}: ${titleVerb(verb, figures)} ${formatDollars(dollars)}`;
}

function titleVerb(verb: string, { market }: Figures): string {
  if (verb === "Estimate") return "estimated at";
  const isGuess = market !== null && basisText(market) !== null;
  return verb === "Dealers ask" && isGuess ? "dealers would ask" : verb.toLowerCase();
}

/** "2014 Club Car Precedent for $3,900: is it fair?" */
export const adTitle = (cart: Cart, price: number): string =>
  `${cartName(cart)} for ${formatDollars(price)}: is it fair?`;
