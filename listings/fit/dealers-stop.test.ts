import { expect, test } from "vitest";
import { dealersStopShare } from "../../domain/answer/advice.ts";
import { dealerOf } from "../../domain/market/dealer.ts";
import { publishedModel } from "../../domain/market/published-model.ts";
import { readListingsFile } from "../import/read-listings.ts";
import { predictUnfitted } from "./accuracy.ts";
import { quantile, weightedMap } from "./group-weights.ts";

/*
 * Used carts of the four dealers other than the chain, each predicted by a fit without that dealer.
 * At three of the four, the middle cart is listed below the stop. So are 86% of their carts if each
 * dealer counts once, but only 60% if each configuration does, because one dealer has most of them.
 */
test("at three in four dealers that a fit hasn't seen, the median cart is listed below a buyer's stop", () => {
  const { unseen } = predictUnfitted(readListingsFile(), [], publishedModel.intervals);
  const byDealer = Map.groupBy(unseen, ({ item }) => dealerOf(item.listing.source)).values();
  const middles = [...byDealer].map((rows) =>
    quantile(
      weightedMap(rows, ({ listing, asking }) => listing.price_usd / asking),
      0.5,
    ),
  );
  const below = middles.filter((middle) => middle < dealersStopShare);
  expect(below.length / middles.length).toBeGreaterThanOrEqual(0.75);
});
