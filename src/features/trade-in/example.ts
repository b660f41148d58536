// Tested through the page in trade-in-page.test.tsx.
import { figuresOf } from "../../../domain/answer/figures.ts";
import { roundedDollars } from "../../../domain/words/money.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { blueBookProfit, publishedFormulas } from "../../../domain/market/published-formulas.ts";
import { totalCost } from "../../../domain/market/work-prices.ts";
import { type Cart, defaultChoices } from "../../../domain/cart/cart.ts";
import { facts } from "../../market/listings.data.ts";

/** A cart with many listings. */
export const example: Cart = {
  ...defaultChoices,
  modelYear: facts.asOfYear - 8,
  make: "Club Car",
  model: "Precedent",
};

export const exampleFigures = figuresOf(example, siteMarket, facts.asOfYear);
if (exampleFigures.market === null)
  throw new Error("The trade-in guide's example is a cart without listings.");

export const exampleMarket = exampleFigures.market;
const { ageYears, work } = exampleMarket;
const { asking } = exampleMarket.asking;

/** What each published formula gives for the example if its batteries pass a load test. */
export const formulaPrices = [
  ...Object.values(publishedFormulas).map(({ name, pays }) => ({
    name,
    dollars: roundedDollars(pays(example, { ageYears, asking }, "passing")),
  })),
  {
    name: "Asking price, less work and profit",
    dollars: roundedDollars(asking - totalCost(work) - blueBookProfit),
  },
];
