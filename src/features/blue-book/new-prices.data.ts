import { dealerName } from "../../../domain/market/dealer.ts";
import { readNewPricesFile } from "../../../listings/import/new-prices.ts";

const prices = readNewPricesFile();

/** By make and model, without those that may be a mistake. A note after an address isn't part of it. */
export const newPrices = [
  ...new Map(
    prices
      .filter(({ isDoubted }) => !isDoubted)
      .map(({ make, model, seats, power, price, source, observedOn }) => {
        const [url = ""] = source.split(" ");
        return {
          make,
          model,
          seats,
          power,
          price,
          seller: dealerName(source),
          url,
          date: observedOn,
        };
      })
      // The same price for another model year counts as one price.
      .map((price) => [JSON.stringify(price), price]),
  ).values(),
].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), "en", { numeric: true }));

function nameOf({ make, model }: { readonly make: string; readonly model: string }): string {
  return `${make} ${model}`;
}

export const doubtedCount = prices.filter(({ isDoubted }) => isDoubted).length;
