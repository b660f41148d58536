import { facts } from "../../market/listings.data.ts";
import { metadataOf } from "../../site/page-metadata.ts";
import { pages } from "../../site/pages.ts";
import { dataset } from "../../site/structured-data.ts";

export function blueBookPage() {
  const page = metadataOf(pages.blueBook);
  const data = dataset({
    name: "Golf cart blue book: prices by make, model, power, and year",
    description:
      "What a dealer likely pays in trade, our settle rule, and what dealers ask for used golf carts in the United States, by make, model, kind of power, and model year, in whole US dollars.",
    path: page.path,
    files: [{ path: "/data/prices.csv", format: "text/csv" }],
    modified: facts.newest,
  });
  return { ...page, structuredData: [...page.structuredData, data] };
}
