import { makes } from "../../../domain/catalogue/makes.ts";
import { pages } from "../../site/pages.ts";
import { metadataOf } from "../../site/page-metadata.ts";
import { dataset } from "../../site/structured-data.ts";
import { facts } from "../../market/offers.data.ts";

/** The metadata of the page about the method, with the data sets that it offers. */
export function methodPage() {
  const page = metadataOf(pages.howItWorks);
  const { path, modified } = page;
  const figures = [
    dataset({
      name: "Dealers’ asking prices for golf carts",
      description: `${facts.listings} golf carts that US dealers had for sale, each with its price, what the cart is, and the address where it was seen.`,
      path,
      file: "/data/listings.csv",
      format: "text/csv",
      modified: facts.newest,
    }),
    dataset({
      name: "Base prices of golf carts by make and model",
      description: `Where an estimate starts for ${makes.length} makes of golf carts and their models, in whole US dollars.`,
      path,
      file: "/data/makes.json",
      format: "application/json",
      modified,
    }),
    dataset({
      name: "Rules of golf cart depreciation",
      description:
        "How age, condition, seats, powertrain, batteries, and upgrades change a golf cart’s estimated value.",
      path,
      file: "/data/valuation.json",
      format: "application/json",
      modified,
    }),
  ];
  return { ...page, structuredData: [...page.structuredData, ...figures] };
}
