import { type Make, nameOneCart } from "../../../domain/catalogue/make.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { type Cart, type Powertrain, defaultChoices } from "../../../domain/valuation/cart.ts";
import { type Figures, figuresOf } from "../../../domain/answer/figures.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { siteMarket } from "../../../domain/catalogue/site-market.ts";
import { formatDollars, roundedDollars } from "../../../domain/cart/money.ts";
import { grouped } from "../../../domain/cart/english.ts";
import { facts, gasMakes, listingsByMake, usedListings } from "../../market/listings.data.ts";
import {
  type Plotted,
  askingScale,
  comparedAge,
  differenceText,
  middleHalfText,
} from "../../charts/asking-scale.ts";
import { askingSummary, askingPricesByAge } from "../../market/asking-prices.ts";

/** Any year will do, because a cart of a given age has the same estimate in every year. */
const exampleYear = 2000;

function typicalEstimate(make: Make, age: number) {
  return appraise(typicalCart(make, age), exampleYear + age);
}

/**
 * A new cart with the form's default choices. It runs on gas if most of the make's listed carts do, or if
 * the make builds no electric ones. Batteries of a cart younger than the default age are a year old, which
 * leaves the base price unchanged.
 */
function typicalCart(make: Make, age: number, model = typicalModel(make) ?? ""): Cart {
  return {
    ...defaultChoices,
    powertrain: powertrainOf(make),
    batteryAge: age < defaultChoices.batteryAge ? 1 : defaultChoices.batteryAge,
    modelYear: exampleYear,
    make: make.name,
    model,
  };
}

/** Years since the make was last built. */
export function youngestAge({ inProduction, lastYear }: Make): number {
  if (lastYear !== undefined) return facts.asOfYear - lastYear;
  return inProduction === "no" ? 1 : 0;
}

export function typicalModel({ modelPrices }: Make): string | undefined {
  return Object.keys(modelPrices)[0];
}

export function equipmentText(make: Make): string {
  return `two seats and ${powertrainOf(make) === "gas" ? "a gas engine" : "an electric motor"}`;
}

export function conditionText(make: Make): string {
  const batteries = powertrainOf(make) === "gas" ? "" : ", with batteries up to two years old";
  return `, in good condition${batteries}`;
}

/** At five years, at eleven if the make is no longer built, or at the age of its last cart if that is more. */
export function typicalFigure(make: Make): string {
  const age = Math.max(make.inProduction === "no" ? 11 : 5, youngestAge(make));
  const models = Object.keys(make.modelPrices);
  const model = models.find((each) => wasBuilt(typicalCart(make, age, each), age)) ?? models[0];
  const { value } = appraise(typicalCart(make, age, model), exampleYear + age);
  const cartText = model === undefined ? nameOneCart(make.name) : `${make.name} ${model}`;
  return `${age === 11 ? "An" : "A"} ${age}-year-old ${cartText}: ${formatDollars(value)}`;
}

/** Makes that mostly have engines, though too few are listed to show it. */
const mostlyGas = [
  "American SportWorks",
  "Bobcat",
  "Cazador",
  "Cub Cadet",
  "Intimidator",
  "Kawasaki",
  "Kubota",
  "Landmaster",
  "Vitacci",
];

function powertrainOf({ name }: Make): Powertrain {
  const isGas = gasMakes.includes(name) || mostlyGas.includes(name);
  return isGas ? "gas" : defaultChoices.powertrain;
}

/** Years. There are few older carts to plot. */
const oldestPlotted = 20;

export const usedListingsOf = ({ name }: Make) => usedListings.filter(({ make }) => make === name);

/** Prices by age. Null if too few are listed, or if the make's youngest cart is too old for the plot. */
export function makePlot(make: Make): Plotted | null {
  const makeListings = usedListingsOf(make);
  const from = youngestAge(make);
  if (askingSummary(makeListings) === null || from >= oldestPlotted) return null;
  const ages = Array.from({ length: oldestPlotted + 1 - from }, (_, index) => from + index);
  return {
    from,
    to: oldestPlotted,
    prices: makeListings.map(({ ageYears, price }) => ({ yearOrAge: ageYears, price })),
    dealers: askingPricesByAge(
      ages.filter((age) => wasBuilt(typicalCart(make, age), age)),
      (age) => ({ cart: typicalCart(make, age), asOfYear: exampleYear + age }),
    ),
    estimates: ages.map((age) => ({ yearOrAge: age, ...typicalEstimate(make, age) })),
  };
}

/** Compares the estimate with what dealers ask; "" if none list that age. */
export function makeLowText(plotted: Plotted): string {
  const age = Math.max(comparedAge, plotted.from);
  const difference = differenceText(plotted, age);
  return difference === null ? "" : ` At ${age} years, it’s ${difference}.`;
}

/** For screen readers. */
export function makePlotText({ name }: Make, plotted: Plotted): string {
  const half = middleHalfText(askingScale(plotted), 0, oldestPlotted);
  return `Asking prices of used ${name} carts by age, up to ${oldestPlotted} years. Half of them are ${half}.`;
}

/** Five years, or the age of the make's last cart if that is more. */
export function ageInComparison(make: Make): number {
  return Math.max(5, youngestAge(make));
}

/** A comparison has the first of each make that was built in its year. */
const wellKnown = [
  { make: "Club Car", model: "Precedent", href: "/club-car/precedent" },
  { make: "Club Car", model: "Onward", href: "/club-car/onward" },
  { make: "EZ-GO", model: "TXT", href: "/ez-go/txt" },
  { make: "Yamaha", model: "Drive", href: "/yamaha/drive" },
  { make: "Yamaha", model: "Drive2", href: "/yamaha/drive2" },
] as const;

/** Whole US dollars. */
export interface ComparedCart {
  readonly name: string;
  /** The page of a well-known cart; null for the make's own. */
  readonly href: string | null;
  readonly estimate: number;
  /** What dealers ask for one made ready; null if no dealer lists the make. */
  readonly asking: number | null;
}

/**
 * The make's models, or "any" if none has its own price, and then well-known carts of that age; none if
 * no well-known cart was built then.
 */
export function comparedCarts(make: Make): ComparedCart[] {
  const models = Object.keys(make.modelPrices);
  const ageYears = ageInComparison(make);
  const ownCarts = (models.length > 0 ? models : [""]).map((model) => ({
    name: model === "" ? `Any ${nameOneCart(make.name)}` : `${make.name} ${model}`,
    href: null,
    ...pricesOf(figuresAt(typicalCart(make, ageYears, model), ageYears)),
  }));
  const knownCarts = wellKnown.flatMap(({ make: name, model, href }) => {
    const figures = figuresAt(typicalCart(makeNamed(name), ageYears, model), ageYears);
    if (figures.builtInOtherYears !== null) return [];
    return { make: name, name: `${name} ${model}`, href, ...pricesOf(figures) };
  });
  const firstOfEach = [...Map.groupBy(knownCarts, (cart) => cart.make).values()].map(
    ([first]) => first!,
  );
  return firstOfEach.length > 0 ? [...ownCarts, ...firstOfEach] : [];
}

function wasBuilt(cart: Cart, ageYears: number): boolean {
  return figuresAt(cart, ageYears).builtInOtherYears === null;
}

function figuresAt(cart: Cart, ageYears: number): Figures {
  return figuresOf({ ...cart, modelYear: facts.asOfYear - ageYears }, siteMarket, facts.asOfYear);
}

function pricesOf({ cart, estimate, market }: Figures): Pick<ComparedCart, "estimate" | "asking"> {
  const isListed = cart.make in listingsByMake;
  return {
    estimate: estimate.value,
    asking: isListed && market !== null ? roundedDollars(market.asking.asking) : null,
  };
}

const makeNamed = (name: string) => makes.find((make) => make.name === name)!;

/** What dealers ask for the typical cart at the first age from five on at which it was built, and for an old one. */
export function makeFinding(make: Make, { dealers = [] }: Plotted): string {
  const young = dealers.find(({ yearOrAge }) => yearOrAge >= 5);
  const old = dealers.find(({ yearOrAge }) => yearOrAge === oldAge);
  const model = typicalModel(make);
  const cart = model === undefined ? nameOneCart(make.name) : model;
  if (!young || !old || young.yearOrAge >= old.yearOrAge)
    return `What dealers ask for a used ${cart}, by age`;
  const prices = [young, old].map(({ value }) => formatDollars(roundedDollars(value)));
  const article = /^(?:[AEIO]|RXV)/.test(cart) ? "an" : "a";
  return `Dealers ask ${prices[0]} for ${article} ${cart} at ${young.yearOrAge} years, ${prices[1]} at ${old.yearOrAge}`;
}

const oldAge = 15;

/** What dealers ask for used carts of the make, or what we know instead. */
export function makeHeadFigure(make: Make): { readonly amount: string; readonly text: string } {
  const summary = askingSummary(usedListingsOf(make));
  if (summary !== null) {
    return {
      amount: formatDollars(summary.middle),
      text: `is the middle of what dealers ask for ${grouped(summary.count)} used ones.`,
    };
  }
  const count = listingsByMake[make.name] ?? 0;
  if (count > 0) {
    return {
      amount: String(count),
      text: `${count === 1 ? "is" : "are"} listed at the dealers we follow, too few for a middle price.`,
    };
  }
  return {
    amount: formatDollars(make.defaultBasePrice),
    text: "is where our formula starts: no dealer we follow lists one.",
  };
}
