import { type RankedOffer, rankOffers } from "../../../domain/answer/shortlist.ts";
import type { Seller } from "../../../domain/answer/advice.ts";
import { markedSummary } from "../../../domain/details/cart-appearance.ts";
import { capitalize, countText, countInWords } from "../../../domain/words/english.ts";
import { formatDollars, roundedDollars } from "../../../domain/words/money.ts";
import { openQuestions } from "../cart-form/open-questions.ts";
import type { Compared } from "./comparison.ts";
import type { SavedCart } from "./format.ts";
import { titleOf } from "./model.ts";

type SavedAd = NonNullable<SavedCart["ad"]>;

interface ComparedAd {
  readonly figures: Compared;
  readonly ad: SavedAd;
  readonly toPay: number;
  readonly seller: Seller;
}

export type ShortlistedAd = RankedOffer<ComparedAd>;

export function shortlistOf(carts: readonly Compared[]): readonly ShortlistedAd[] {
  return rankOffers(
    carts.flatMap((figures) => {
      const { ad } = figures.saved;
      if (ad === null) return [];
      return [{ figures, ad, toPay: ad.price + ad.fees, seller: ad.seller ?? "owner" }];
    }),
  );
}

/** Names the best ad, unless it can't be compared before a question is answered. */
export function shortlistHeading(ads: readonly ShortlistedAd[]): string {
  const [best] = ads;
  const count = capitalize(countInWords(ads.length, "ad"));
  if (best === undefined || best.question !== null || best.gain === null) {
    return ads.length === 1
      ? `${count}, but ask a question first`
      : `${count}, but ask each seller a question first`;
  }
  const name = titleOf(best.offered.figures.saved);
  if (ads.length === 1) return `${name}: ${differenceText(best.gain)}`;
  return `Best of ${countText(ads.length)}: ${name}, ${differenceText(best.gain)}`;
}

/** "$350 less than it’s worth" */
export function differenceText(gain: number): string {
  const difference = roundedDollars(Math.abs(gain));
  if (difference === 0) return "about what it’s worth";
  return `${formatDollars(difference)} ${gain > 0 ? "less" : "more"} than it’s worth`;
}

export function placeText({ question, gain, offered }: ShortlistedAd): string {
  const { cart } = offered.figures;
  switch (question?.about) {
    case undefined:
      return capitalize(differenceText(gain!));
    case "plate":
      return `Last, until you know why its number reads as ${question.year} and the ad says ${cart.modelYear}`;
    case "cart":
      return `Last for now. ${question.doubt}`;
    case "price":
      return "Last, because we know no dealer prices for one like it. Find three ads to compare";
    case "reason":
      return "Last, until you know why it costs less than a dealer would pay";
    case "amount":
      return "Last, until you know what the price covers: it’s far above what dealers ask";
  }
}

/** "4 seats · gas"; "" if the ad names only the cart. */
export function saidText({ details }: Pick<Compared, "details">): string {
  return markedSummary(details)
    .flatMap(({ isAssumed, text }) => (isAssumed ? [] : [text]))
    .join(" · ");
}

/** "2-yr batteries, good"; "" if the ad says everything. */
export function assumedText({ details }: Pick<Compared, "details">, seller: Seller | null): string {
  const assumed = markedSummary(details).flatMap(({ isAssumed, text }) =>
    isAssumed ? [text] : [],
  );
  return [...assumed, ...(seller === null ? ["an owner sells it"] : [])].join(", ");
}

export function askText({ details }: Pick<Compared, "details">): string {
  const plate = details.serial.trim() === "" ? "Could you send a photo of the serial plate?" : "";
  return [openQuestions(details), plate].filter((text) => text !== "").join(" ");
}
