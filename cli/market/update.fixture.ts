import { sampleSource } from "../../listings/crawl/crawl.fixture.ts";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sampleFile, sampleListings } from "../../listings/update/market.fixture.ts";
import { ledgerEntry, ledgerText } from "../../listings/fit/accuracy-ledger.ts";
import { judgeFit, modelText } from "../../listings/fit/fit-with-interval.ts";
import { deriveStockTimes, stockTimesText } from "../../listings/stock/derive-stock-times.ts";
import { emptyStock } from "../../listings/stock/stock.fixture.ts";
import { stockText } from "../../listings/stock/stock.ts";
import { politeFetch } from "./crawl-inputs.ts";
import { runUpdate } from "./update.ts";
import type { MarketFiles, MarketUpdate } from "./update-market.ts";

export function writeSampleMarket(folder: string): MarketFiles & { readonly dist: string } {
  const path = (name: string) => join(folder, name);
  for (const name of ["published", "dist/site"]) mkdirSync(path(name), { recursive: true });
  const files = publishedFiles(folder);
  const listings = sampleListings();
  const fit = judgeFit(listings);
  writeFileSync(files.listings, sampleFile());
  writeFileSync(files.model, modelText(fit.model));
  writeFileSync(
    files.ledger,
    ledgerText([ledgerEntry({ listings, sales: [], fit, measuredOn: "2026-05-13" })]),
  );
  writeFileSync(files.stock, stockText(emptyStock));
  writeFileSync(files.stockTimes, stockTimesText(deriveStockTimes(emptyStock)));
  writeFileSync(path("dist/site/index.html"), "before");
  return { ...files, dist: path("dist") };
}

function publishedFiles(folder: string): MarketFiles {
  const path = (name: string) => join(folder, "published", name);
  return {
    listings: path("listings.csv"),
    model: path("model.json"),
    ledger: path("ledger.json"),
    stock: path("stock.csv"),
    stockTimes: path("stock-times.json"),
  };
}

/** Replaces the real build, which takes a minute. */
export const rebuildSample: MarketUpdate["rebuild"] = async (_candidate, dist) => {
  const folder = mkdtempSync(join(dist, "update-"));
  mkdirSync(join(folder, "dist/site"), { recursive: true });
  writeFileSync(join(folder, "dist/site/index.html"), "after");
  return [{ from: join(folder, "dist/site"), to: join(dist, "site") }];
};

/** A page's data: the first published carts, with their prices multiplied by a factor. */
export function sampleVehicles(count: number, factor = 1) {
  const listed = sampleListings().slice(0, count);
  return listed.map(({ model_year, price_usd }, index) => ({
    "@type": "Vehicle",
    url: `/carts/${index}`,
    vehicleModelDate: model_year,
    brand: "EZ-GO",
    model: "RXV",
    itemCondition: "UsedCondition",
    fuelType: "Electric",
    vehicleSeatingCapacity: 4,
    offers: { price: Math.round(price_usd * factor) },
  }));
}

export function sampleUpdate(folder: string, url: string) {
  const dist = join(folder, "dist");
  return {
    published: publishedFiles(folder),
    dist,
    workFolder: join(folder, "work"),
    sources: [sampleSource({ dealer: "Dealer", url })],
    get: politeFetch({ SITE_URL: "https://x.example" }, { interval: 0, allowPrivate: true }),
    observedOn: "2026-06-13",
    acceptedBecause: null,
    rebuild: rebuildSample,
    print: () => {},
    mailReport: null,
  };
}

// killed.test.ts runs this file as a program: an update, or with the word "building", one whose
// build never ends.
if (import.meta.main) {
  const [folder = "", url = "", building] = process.argv.slice(2);
  await runUpdate({
    ...sampleUpdate(folder, url),
    rebuild: async (candidate, dist) => {
      const built = await rebuildSample(candidate, dist);
      if (building === undefined) return built;
      process.stdout.write("building\n");
      await sleep(1_000_000);
      return built;
    },
  });
}
