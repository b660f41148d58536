// Tested through the pages in pages.test.tsx.
import { type Make, nameOneCart } from "../../../domain/catalogue/make.ts";
import { type Cart, type Powertrain, defaultChoices } from "../../../domain/cart/cart.ts";
import { type Figures, figuresOf } from "../../../domain/answer/figures.ts";
import { type CartModel, cartModels, modelPath } from "../../../domain/model-pages/cart-models.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { type CartPrice, cartPrice } from "../../../domain/answer/cart-price.ts";
import { resolveModel } from "../../../domain/catalogue/resolve-model.ts";
import { countInWords, formatNumber } from "../../../domain/words/english.ts";
import { columnsOf } from "../prices-by-year/book.ts";
import { agedText, atAge, shortName } from "../models/text.ts";
import { facts, gasMakes, listingsByMake, usedListings } from "../../market/listings.data.ts";
import {
  type Plotted,
  askingScale,
  comparedAge,
  differenceText,
  middleHalfText,
} from "../../charts/asking-scale.ts";
import { askingSummary } from "../../market/asking-prices.ts";
import type { PictureFigure } from "../../site/page-record.ts";
import type { HeadFigure } from "../../ui/masthead/tool.tsx";

/**
 * With the form's default choices. It runs on gas if most of the make's listed carts do, or if we
 * know that the make builds mostly gas carts. Batteries of a cart younger than the default age are a
 * year old, which leaves the base price unchanged.
 */
function typicalCart(make: Make, ageYears: number, model = typicalModel(make) ?? ""): Cart {
  return {
    ...defaultChoices,
    powertrain: powertrainOf(make),
    batteryAge: ageYears < defaultChoices.batteryAge ? 1 : defaultChoices.batteryAge,
    modelYear: facts.asOfYear - ageYears,
    make: make.name,
    model: model === "" ? anyModel : model,
  };
}

/** Names no model of any make. */
const anyModel = "Any";

function figuresAt(make: Make, ageYears: number, model?: string): Figures {
  return figuresOf(typicalCart(make, ageYears, model), siteMarket, facts.asOfYear);
}

/**
 * Years since the make last built a cart; at least 1 if it's out of production and we don't know
 * since when.
 */
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

/** Makes that mostly build gas carts, though we have too few listings to show it. */
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

/** There are too few older carts to plot. */
const maxPlottedAgeYears = 20;
/** Years between the axis's labels, the last of which is at its end. */
export const yearStep = 5;

export const usedListingsOf = ({ name }: Make) => usedListings.filter(({ make }) => make === name);

/**
 * Prices by age. Null if too few are listed, or if the make's youngest cart is too old for the plot.
 */
export function plotOf(make: Make): Plotted | null {
  const makeListings = usedListingsOf(make);
  const from = youngestAge(make);
  if (askingSummary(makeListings) === null || from >= maxPlottedAgeYears) return null;
  const built = builtAges(make);
  const oldest = Math.max(from + 1, ...built, ...makeListings.map(({ ageYears }) => ageYears));
  const to = Math.min(maxPlottedAgeYears, Math.ceil(oldest / yearStep) * yearStep);
  const ages = Array.from({ length: to + 1 - from }, (_, index) => from + index);
  return {
    from,
    to,
    prices: makeListings.map(({ ageYears, price }) => ({ yearOrAge: ageYears, price })),
    dealers: built.map((yearOrAge) => {
      const { low, asking, high } = figuresAt(make, yearOrAge).market!.asking;
      return { yearOrAge, low, value: asking, high };
    }),
    estimates: ages.map((age) => ({ yearOrAge: age, ...figuresAt(make, age).estimate })),
  };
}

/**
 * How old a typical cart of the make can be, within the plot: its model's years or, if we don't know
 * them, no older than the oldest that dealers list.
 */
function builtAges(make: Make): number[] {
  const ages = Array.from({ length: maxPlottedAgeYears + 1 }, (_, age) => age);
  return ages.filter(
    (age) => age >= youngestAge(make) && age <= oldestKnownAge(make) && isBuiltAt(make, age),
  );
}

function oldestKnownAge(make: Make): number {
  const { family } = resolveModel(make.name, typicalModel(make) ?? "");
  if (family !== null && family.years.from !== null) return Infinity;
  const listed = siteMarket.prices.makes[make.name];
  if (listed === undefined) return Infinity;
  const ofFamily = listed.families[family?.priceFamily ?? ""];
  const seen = ofFamily === undefined ? Object.values(listed.families) : [ofFamily];
  return Math.max(...seen.flatMap((each) => each.seen.map(([ageYears]) => ageYears)));
}

/** Compares the estimate with what dealers ask; "" if none list that age. */
export function estimateGapText(plotted: Plotted): string {
  const age = Math.max(comparedAge, plotted.from);
  const difference = differenceText(plotted, age);
  return difference === null ? "" : ` At ${age} years, it’s ${difference}.`;
}

/** For screen readers. */
export function plotText({ name }: Make, plotted: Plotted): string {
  const half = middleHalfText(askingScale(plotted), 0, plotted.to);
  return `Asking prices of used ${name} carts by age, up to ${plotted.to} years. Half of them are ${half}.`;
}

/** Five years, or fewer for a younger make. */
export function comparedAgeOf({ firstYear }: Make): number {
  return firstYear === undefined
    ? maxComparedAgeYears
    : Math.min(maxComparedAgeYears, facts.asOfYear - firstYear);
}

const maxComparedAgeYears = 5;

/** These are still built. */
const wellKnown = cartModels.filter((model) =>
  ["/club-car/onward", "/ez-go/txt", "/yamaha/drive2"].includes(modelPath(model)),
);

export interface ComparedCart {
  readonly name: string;
  /** The page of a well-known cart; null for the make's own. */
  readonly href: string | null;
  readonly cart: Cart;
  readonly estimate: CartPrice;
  /** What dealers ask for one made ready; null if no dealer lists the make. */
  readonly asking: CartPrice | null;
  /** What dealers would ask, from other makes; null for a listed make. */
  readonly guessedAsking: CartPrice | null;
}

/**
 * The make's models, or "any" if none has its own price, and then well-known carts of that age.
 * Empty if no dealer's prices apply to the make's carts.
 */
export function comparedCarts(make: Make): ComparedCart[] {
  const models = Object.keys(make.modelPrices);
  const ownFigures = (models.length > 0 ? models : [""]).map((model) => ({
    model,
    figures: figuresAt(make, comparedAgeOf(make), model),
  }));
  if (ownFigures.some(({ figures }) => figures.market === null)) return [];
  const ownCarts = ownFigures.map(({ model, figures }) => ({
    name: model === "" ? `Any ${nameOneCart(make.name)}` : `${make.name} ${model}`,
    href: null,
    ...pricesOf(figures),
  }));
  const knownCarts = wellKnown.map((model) => ({
    name: `${model.make} ${model.name}`,
    href: modelPath(model),
    ...pricesOf(figuresAt(makeNamed(model.make), comparedAgeOf(make), model.formModel)),
  }));
  return [...ownCarts, ...knownCarts];
}

function isBuiltAt(make: Make, ageYears: number): boolean {
  return figuresAt(make, ageYears).builtInOtherYears === null;
}

function pricesOf(
  figures: Figures,
): Pick<ComparedCart, "cart" | "estimate" | "asking" | "guessedAsking"> {
  const isListed = figures.cart.make in listingsByMake;
  const asking = figures.market === null ? null : cartPrice(figures, "asking");
  return {
    cart: figures.cart,
    estimate: cartPrice(figures, "estimate"),
    asking: isListed ? asking : null,
    guessedAsking: isListed ? null : asking,
  };
}

const makeNamed = (name: string) => makes.find((make) => make.name === name)!;

export interface MakeFinding {
  /** "Precedent", or "Evolution" for any cart of a make. */
  readonly cart: string;
  /**
   * What dealers ask at two ages at which it was built, the younger first; null if there is at most
   * one.
   */
  readonly prices: readonly (CartPrice & { readonly ageYears: number })[] | null;
}

export function findingOf(make: Make): MakeFinding {
  const cart = typicalModel(make) ?? nameOneCart(make.name);
  const ages = builtAges(make);
  const young = ages.find((age) => age >= 5);
  const old = ages.findLast((age) => age <= oldAge);
  const prices =
    young === undefined || old === undefined || young >= old
      ? null
      : [young, old].map((ageYears) => ({
          ...cartPrice(figuresAt(make, ageYears), "asking"),
          ageYears,
        }));
  return { cart, prices };
}

const oldAge = 15;

export interface TableFinding {
  /** "gas Drive" */
  readonly cart: string;
  readonly newer: CartPrice & { readonly modelYear: number };
  readonly older: CartPrice & { readonly modelYear: number };
}

/** The newest and the oldest year that dealers list of the make's first model. */
export function tableFinding(model: CartModel): TableFinding {
  const { drive, cells } = columnsOf(model)[0]!;
  const listed = cells
    .filter(({ basis }) => basis === "listed")
    .map(({ modelYear, figures }) => ({ ...cartPrice(figures, "asking"), modelYear }));
  const kind = drive === "lead-acid" ? "" : `${drive} `;
  return { cart: kind + shortName(model), newer: listed[0]!, older: listed.at(-1)! };
}

/** What a make's page says at the top. */
interface Head {
  /** Undefined if we can't be sure that a cart of any age exists. */
  readonly figure: HeadFigure | undefined;
  /** What the figure is based on; "" if its own text says so. */
  readonly basis: string;
}

/** What dealers ask for used carts of the make, or what we know instead. */
export function headOf(make: Make): Head {
  const summary = askingSummary(usedListingsOf(make));
  if (summary !== null) {
    const figure = {
      amount: { ofListings: summary.middle },
      text: `is the middle of what dealers ask for ${formatNumber(summary.count)} used ones.`,
      signText: `Middle price, ${formatNumber(summary.count)} used`,
    };
    return { figure, basis: "" };
  }
  const count = listingsByMake[make.name] ?? 0;
  const listed = `${count === 1 ? "is" : "are"} listed at the dealers we follow`;
  const own = ownAskingPrice(make);
  if (own !== null) {
    const figure = {
      amount: own.price,
      text: `is roughly what dealers ask for a ${comparedAgeOf(make)}-year-old ${own.name}.`,
      signText: `Roughly what dealers ask ${atAge(comparedAgeOf(make))}`,
    };
    return {
      figure,
      basis: `The dealers we follow list ${countInWords(count, "cart")} of this make.`,
    };
  }
  if (count > 0) {
    const figure = { amount: String(count), text: `${listed}, too few for a typical price.` };
    return { figure, basis: "" };
  }
  if (make.inProduction === "no" && make.lastYear === undefined)
    return { figure: undefined, basis: "" };
  const ageYears = Math.max(comparedAgeOf(make), youngestAge(make));
  const figures = figuresAt(make, ageYears);
  const cart = `${agedText(ageYears)} ${powertrainOf(make) === "gas" ? "gas cart" : "one"}`;
  if (figures.market !== null) {
    const figure = {
      amount: cartPrice(figures, "asking"),
      text: `is our rough guess at what dealers would ask for ${cart}.`,
      signText: `Roughly what dealers would ask ${atAge(ageYears)}`,
    };
    const basis = "No dealer we follow lists this make, so we used similar carts.";
    return { figure, basis };
  }
  const figure = {
    amount: cartPrice(figures, "estimate"),
    text: `is our estimate for ${cart}.`,
    signText: `Our estimate ${atAge(ageYears)}`,
  };
  const basis = "No dealer we follow lists one, so see three ads before you name a price.";
  return { figure, basis };
}

/** The first price that the page gives; undefined if it has none. */
export function pictureFigureOf(make: Make): PictureFigure | undefined {
  const summary = askingSummary(usedListingsOf(make));
  if (summary !== null) {
    return {
      text: `The middle of what dealers ask for ${formatNumber(summary.count)} used ones`,
      price: { ofListings: summary.middle },
    };
  }
  const own = ownAskingPrice(make);
  if (own === null) return undefined;
  return {
    text: `What dealers ask for a ${comparedAgeOf(make)}-year-old ${own.name}`,
    price: own.price,
  };
}

/** What dealers ask for the make's own cart in the comparison; null if no dealer lists the make. */
function ownAskingPrice(make: Make) {
  const own = comparedCarts(make).find(({ href, asking }) => href === null && asking !== null);
  return own?.asking == null ? null : { name: own.name.replace(/^Any /, ""), price: own.asking };
}
