import { firstThatFits } from "../../../domain/words/english.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { askingSummary } from "../../market/asking-prices.ts";
import { listingsByMake } from "../../market/listings.data.ts";
import { defaultChoices } from "../../../domain/cart/cart.ts";
import type { CartAppearance } from "../../../domain/details/cart-appearance.ts";
import { modelPath, modelsOfMake } from "../../../domain/model-pages/cart-models.ts";
import { type Paint, paintOf } from "../../ui/drawing/paint.ts";
import { appearanceOf, typicalPrice } from "../models/text.ts";
import { usedListingsOf } from "./figures.ts";
import type { Make } from "../../../domain/catalogue/make.ts";

export const listingsOf = (name: string) => listingsByMake[name] ?? 0;

/** Most listings first. */
const makesByListings = makes.toSorted((a, b) => listingsOf(b.name) - listingsOf(a.name));

const maxShown = 8;

export interface ListedMake {
  readonly make: Make;
  readonly cart: CartAppearance;
  readonly paint: Paint | undefined;
  readonly models: string;
  /** The median asking price; null if too few are listed. */
  readonly middle: number | null;
  /** The price of the make's first model with a page, where there is no median. */
  readonly example: ReturnType<typeof typicalPrice> | null;
  readonly count: number;
}

/** Leaves out makes without a known price. */
export function mostListed(): ListedMake[] {
  return makesByListings
    .map(listedMake)
    .filter(({ middle, example }) => middle !== null || example !== null)
    .slice(0, maxShown);
}

/** As many characters as a card has room for on one line. */
const maxModelsLength = 22;

function listedMake(make: Make): ListedMake {
  const [model] = modelsOfMake(make.name);
  const middle = askingSummary(usedListingsOf(make))?.middle ?? null;
  return {
    make,
    cart:
      model === undefined
        ? { ...defaultChoices, seats: 4, make: make.name, model: make.models[0] ?? "" }
        : appearanceOf(model),
    paint: paintOf(model === undefined ? `/${make.slug}` : modelPath(model)),
    models: firstThatFits(
      maxModelsLength,
      [3, 2].map((count) => make.models.slice(0, count).join(", ")),
    ),
    middle,
    example: middle === null && model !== undefined ? typicalPrice(model) : null,
    count: listingsOf(make.name),
  };
}

/** The make before and after it in the directory, then those of its category with the closest base price. */
export function neighborsOf(make: Make): Make[] {
  const index = makes.indexOf(make);
  const adjacent = [makes[index - 1], makes[index + 1]].filter(
    (neighbor) => neighbor !== undefined,
  );
  const distance = (other: Make) => Math.abs(other.defaultBasePrice - make.defaultBasePrice);
  const sameCategory = makes
    .filter(
      (other) => other.category === make.category && other !== make && !adjacent.includes(other),
    )
    // If base prices are equal, the next in the directory, so the same few aren't on every page.
    .map((other) => ({
      other,
      order: (makes.indexOf(other) - index + makes.length) % makes.length,
    }))
    .toSorted((a, b) => distance(a.other) - distance(b.other) || a.order - b.order)
    .map(({ other }) => other);
  return [...adjacent, ...sameCategory].slice(0, 6);
}
