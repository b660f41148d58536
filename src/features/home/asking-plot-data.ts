import { absoluteUrl, site } from "../../../config/site.ts";
import { facts } from "../../market/offers.data.ts";
import { chain } from "../evidence/chain.data.ts";
import { plotDataPaths } from "../../charts/asking-plot-paths.ts";
import type { Plotted } from "../../charts/asking-scale.ts";

/** Everything that a plot shows, one line each: RFC 4180, with a header. Dollars are whole. */
export function plotCsv({ from, to, prices, estimates, dealers: asked = [] }: Plotted): string {
  const lines = [
    ...asked.map(({ at, low, value, high }) => ["dealers ask", at, low, value, high]),
    ...estimates.map(({ at, low, value, high }) => ["formula", at, low, value, high]),
    ...prices
      .filter(({ at }) => at >= from && at <= to)
      .map(({ at, price }) => ["asking price", at, "", price, ""]),
  ];
  return ["series,at,low,value,high", ...lines.map((line) => line.join(","))].join("\r\n");
}

/** A plot's figures explained, for whoever takes them along. */
export function plotMetadata(name: string, title: string, at: string) {
  return {
    title,
    description:
      "Dealers’ asking prices for used golf carts, what dealers ask for one typical cart, and what the formula says of it.",
    columns: {
      series:
        "“dealers ask” and “formula” are for one typical cart; “asking price” is one listing.",
      at,
      low: "Low end of the range, in whole US dollars.",
      value: "Middle of the range, or the price, in whole US dollars.",
      high: "High end of the range, in whole US dollars.",
    },
    source: `${facts.listings} dealer listings, ${chain.percent}% of them from ${chain.name}. Each listing with its source: ${absoluteUrl("/data/listings.csv")}`,
    updated: facts.newest,
    license: "https://creativecommons.org/licenses/by/4.0/",
    cite: `${site.name}, ${title}, listings to ${facts.newest}, ${absoluteUrl(plotDataPaths(name).csv)}`,
  };
}
