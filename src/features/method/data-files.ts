import { makes } from "../../../domain/catalogue/makes.ts";
import { modified } from "../../../domain/catalogue/content-dates.ts";
import { otherMake } from "../../../domain/catalogue/make.ts";
import { floorDollars, rangeTwentieths } from "../../../domain/valuation/appraise.ts";
import { rules } from "../../../domain/valuation/rules.ts";
import { absoluteUrl } from "../../../config/site.ts";
import { pages } from "../../site/pages.ts";
import { metadataOf } from "../../site/page-metadata.ts";
import { dataset } from "../../site/structured-data.ts";
import { facts } from "../../market/offers.data.ts";

/** The directory of makes with its base prices, as `/data/makes.json`. */
export const makesFile = {
  about:
    "Where the formula starts for a two-seat, electric golf cart, in whole US dollars. It is not what a new one costs.",
  documentation: absoluteUrl("/how-it-works#data"),
  modified: modified.makes,
  otherBasePrice: otherMake.defaultBasePrice,
  makes: makes.map((make) => ({
    name: make.name,
    url: absoluteUrl(`/${make.slug}`),
    category: make.category,
    inProduction: make.inProduction,
    defaultBasePrice: make.defaultBasePrice,
    defaultFromPriceList: make.priceFromSpec,
    modelPrices: make.modelPrices,
    models: make.models,
  })),
};

/** The rules the estimate is made by, as `/data/valuation.json`. */
export const valuationFile = {
  about:
    "An estimate is a base price times one factor for each rule, exact, rounded half up once. Factors are in twentieths.",
  documentation: absoluteUrl("/how-it-works#data"),
  modified: modified.makes,
  floorDollars,
  rangeTwentieths,
  // The file's readers know the factors as "numbers".
  rules: rules.map(({ id, label, source, factors }) => ({ id, label, source, numbers: factors })),
};

/** The metadata of the page about the method, with the data sets that it offers. */
export function methodPage() {
  const page = metadataOf(pages.howItWorks);
  const { path } = page;
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
      modified: page.modified,
    }),
    dataset({
      name: "Rules of golf cart depreciation",
      description:
        "How age, condition, seats, powertrain, batteries, and upgrades change a golf cart’s estimated value.",
      path,
      file: "/data/valuation.json",
      format: "application/json",
      modified: page.modified,
    }),
  ];
  return { ...page, structuredData: [...page.structuredData, ...figures] };
}
