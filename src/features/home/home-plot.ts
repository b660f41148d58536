import { askedFor } from "../../market/asked-for.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { defaultChoices } from "../../../domain/valuation/cart.ts";
import {
  type Plotted,
  askingScale,
  comparedAge,
  differenceText,
  middleHalfText,
} from "../../charts/asking-scale.ts";
import { facts, offers } from "../../market/offers.data.ts";

/** The plot begins here, because there are few older carts. */
const from = 2005;
const to = facts.asOfYear;
/** The plot's text covers the carts from this year on. */
const recentYear = 2015;

export const plottedCart = { ...defaultChoices, make: "Club Car", model: "Precedent" };

const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The used carts of all makes by model year, with the formula's estimate for one. */
export const homePlot: Plotted = {
  from,
  to,
  prices: offers.map(({ modelYear, price }) => ({ at: modelYear, price })),
  estimates: years.map((at) => {
    const { low, value, high } = appraise({ ...plottedCart, modelYear: at }, to);
    return { at, low, value, high };
  }),
  dealers: askedFor(years, (at) => ({ ...plottedCart, modelYear: at }), to),
};

export const homePlotText =
  `Asking prices by model year, ${from} to ${to}. Half of the carts from ${recentYear} and later are ` +
  `priced at ${middleHalfText(askingScale(homePlot), recentYear, to)}.`;

/** How far the formula is from what dealers ask, in a sentence. */
export const lowText = `at ${comparedAge} years, it is ${differenceText(homePlot, to - comparedAge)}.`;
