import published from "../../../../domain/market/stock-times.json" with { type: "json" };
import {
  type StockTimes as Times,
  daysUntilGoneOf,
  priceCutsOf,
} from "../../../../domain/market/stock-times.ts";
import { countWithNoun } from "../../../../domain/words/english.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { dateText } from "../../../format/date-text.ts";

export function StockTimes({
  cart,
  price,
  times = published,
}: {
  readonly cart: { readonly make: string; readonly model: string };
  readonly price: number;
  readonly times?: Times;
}) {
  const text = stockTimesText(times, cart, price);
  return text !== "" && <p>{text}</p>;
}

/** What became of dealers' carts like this one at about this price; "" if we know too few. */
export function stockTimesText(
  times: Times,
  cart: { readonly make: string; readonly model: string },
  askingDollars: number,
): string {
  const gone = daysUntilGoneOf(times, cart, askingDollars);
  const cuts = priceCutsOf(times, cart);
  if (cuts === null) return "";
  const sentences = [
    gone !== null &&
      `Carts like this one, at about ${formatDollars(askingDollars)}, stay listed for about ${countWithNoun(gone.medianDays, "day")}: of ${gone.count} used ${gone.name} carts that dealers first listed at ${formatDollars(gone.low)} to ${formatDollars(gone.high)}, half were gone by then, sold or withdrawn.`,
    cuts.medianCutPct === null
      ? `Dealers cut the price on hardly any of their ${cuts.count} used ${cuts.name} carts.`
      : `Dealers cut the price on ${cuts.cutPct}% of their ${cuts.count} used ${cuts.name} carts, half of those by ${cuts.medianCutPct}% or more.`,
    `We read their lists from ${dateText(times.from)} to ${dateText(times.to)}.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ");
}
