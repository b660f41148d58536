import { contradictingYear } from "../serials/year-on-plate.ts";
import { roundedDollars } from "../words/money.ts";
import { cartDoubt } from "./cart-doubt.ts";
import { checkAd, isMadeReady } from "./check-ad.ts";
import type { Seller } from "./advice.ts";
import type { Figures } from "./figures.ts";

/** An ad, with the figures of its cart. */
export interface OfferedCart {
  readonly figures: Figures;
  /** Whole US dollars that a buyer pays in all. */
  readonly toPay: number;
  readonly seller: Seller;
}

/**
 * What a buyer has to find out before the price matters: whether it's a fair comparison at all,
 * whether the cart can be as described, why it costs so little, and what such a high price covers.
 */
type FirstQuestion =
  | { readonly about: "price" | "reason" | "amount" }
  | { readonly about: "cart"; readonly doubt: string }
  | { readonly about: "plate"; readonly year: number };

export interface RankedOffer<Offered extends OfferedCart> {
  readonly offered: Offered;
  /**
   * What the cart is worth as it stands, in whole US dollars, rounded like advice: a dealer does the work
   * that an owner leaves to the buyer. Null where no dealer's prices apply.
   */
  readonly worth: number | null;
  /** What a buyer saves, or if it's negative, pays too much. */
  readonly gain: number | null;
  readonly question: FirstQuestion | null;
}

/** The most for the money first. Carts with a first question come last, whatever they seem to save. */
export function rankOffers<Offered extends OfferedCart>(
  offers: readonly Offered[],
): RankedOffer<Offered>[] {
  return offers
    .map((offered) => {
      const worth = worthOf(offered);
      const gain = worth === null ? null : worth - offered.toPay;
      return { offered, worth, gain, question: firstQuestion(offered) };
    })
    .toSorted(
      (a, b) =>
        Number(a.question !== null) - Number(b.question !== null) ||
        (b.gain ?? -Infinity) - (a.gain ?? -Infinity) ||
        a.offered.toPay - b.offered.toPay,
    );
}

function worthOf({ figures: { cart, market }, seller }: OfferedCart): number | null {
  if (market === null) return null;
  return roundedDollars(isMadeReady(cart, seller) ? market.asking.asking : market.asIs);
}

function firstQuestion({ figures, toPay, seller }: OfferedCart): FirstQuestion | null {
  const { cart, market, year } = figures;
  const plateYear = contradictingYear(cart, year);
  if (plateYear !== null) return { about: "plate", year: plateYear };
  const doubt = cartDoubt(figures);
  if (doubt !== null) return { about: "cart", doubt };
  if (market === null) return { about: "price" };
  const { verdict } = checkAd(figures, toPay, seller);
  if (verdict === "far") return { about: "amount" };
  return verdict === "low" ? { about: "reason" } : null;
}
