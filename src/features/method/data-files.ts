import { makes } from "../../../domain/catalogue/makes.ts";
import { modified } from "../../../domain/catalogue/content-dates.ts";
import { otherMake } from "../../../domain/catalogue/make.ts";
import { floorDollars, rangeTwentieths } from "../../../domain/valuation/appraise.ts";
import { rules } from "../../../domain/valuation/rules.ts";
import { absoluteUrl } from "../../../config/site.ts";

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
