import * as v from "valibot";
import { estimateOf } from "../../../domain/catalogue/spec-estimate.ts";
import {
  type Cart,
  type CartField,
  type CartFieldId,
  cartFieldIds,
  maxTextLength,
} from "../../../domain/cart/cart.ts";
import {
  type PublicName,
  renameToFieldIds,
  publicName,
  renameToPublic,
} from "../../../domain/cart/public-names.ts";
import { type Calculation, calculate } from "../cart-form/calculation.ts";
import {
  type Details,
  cartOf,
  choiceNames,
  defaultDetails,
  fieldOf,
  givenSources,
} from "../../../domain/details/details.ts";
import { sellers } from "../../../domain/answer/advice.ts";
import { roles } from "../../../domain/cart/roles.ts";
import { cartName } from "../../../domain/details/wording.ts";

export const maxNameLength = 80;
export const maxNoteLength = 500;

const textUpTo = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

const neededDetails: readonly string[] = ["modelYear", "make", "model"];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each entry is of its field
const detailEntries = Object.fromEntries(
  cartFieldIds.map((id) => [publicName(id), detailSchema(id)]),
) as unknown as { [Id in CartFieldId as PublicName<Id>]: v.GenericSchema<unknown, Details[Id]> };

/** In a cart saved before sources were kept, every detail counts as said. */
const detailsSchema = v.pipe(
  v.object({
    ...detailEntries,
    sources: v.optional(
      v.record(v.picklist(["modelYear", ...choiceNames]), v.picklist(givenSources)),
    ),
  }),
  v.transform(({ sources, ...stored }): Details => {
    const details = renameToFieldIds(stored);
    return { ...details, sources: sources ?? sourcesAllSaid(details) };
  }),
  v.check((details) => cartOf(details) !== null),
);

function detailSchema(id: CartFieldId) {
  const schema = schemaOf(fieldOf(id));
  // Carts saved before a detail existed don't have it.
  return neededDetails.includes(id) ? schema : v.optional(schema, defaultDetails[id]);
}

function schemaOf(field: CartField) {
  switch (field.kind) {
    case "choice":
      return field.default === null
        ? v.nullable(v.picklist<readonly (string | number)[]>(field.choices))
        : v.picklist<readonly (string | number)[]>(field.choices);
    case "flag":
      return v.boolean();
    case "year":
      return textUpTo(maxTextLength);
    case "text":
      return textUpTo(field.maxLength);
  }
}

function sourcesAllSaid(details: Omit<Details, "sources">): Details["sources"] {
  const known = choiceNames.filter((name) => details[name] !== null);
  return Object.fromEntries(known.map((name) => [name, "said"]));
}

const wholeDollars = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const savedCartSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: textUpTo(maxNameLength),
  note: textUpTo(maxNoteLength),
  savedAt: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    v.check((moment) => Number.isFinite(Date.parse(moment))),
  ),
  /** The page it was valued on, such as "/club-car". Falls back to the home page. */
  path: v.fallback(v.pipe(v.string(), v.regex(/^\/[a-z0-9-]{0,80}$/)), "/"),
  details: detailsSchema,
  /** Whole US dollars: the estimate in `asOfYear`, when the cart was saved. */
  value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  asOfYear: v.pipe(v.number(), v.safeInteger()),
  /** The role that it was valued for; selling for a cart saved before roles were kept. */
  role: v.fallback(v.picklist(roles), "selling"),
  /** Null for a cart that nobody has offered to the visitor. */
  ad: v.fallback(
    v.nullable(
      v.object({
        /** Whole US dollars, without the fees. */
        price: wholeDollars,
        fees: wholeDollars,
        /** Null if nobody has said who is selling. */
        seller: v.nullable(v.picklist(sellers)),
      }),
    ),
    null,
  ),
});

export type SavedCart = v.InferOutput<typeof savedCartSchema>;

/** Why nothing at all could be read. */
export type Problem = "not-carts" | "newer-version";

/** `unreadable` counts entries that aren't carts. */
export interface Reading {
  readonly carts: readonly SavedCart[];
  readonly unreadable: number;
  readonly problem: Problem | null;
}

export const emptyReading: Reading = { carts: [], unreadable: 0, problem: null };

const version = 1;

const storedSchema = v.object({
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  carts: v.unknown(),
});

/** Never throws. */
export function readCarts(text: string): Reading {
  const { success, output: stored } = v.safeParse(storedSchema, parseJson(text));
  if (success && stored.version > version) return { ...emptyReading, problem: "newer-version" };
  if (!success || !Array.isArray(stored.carts)) return { ...emptyReading, problem: "not-carts" };
  const carts = stored.carts.flatMap((entry) => {
    const cart = v.safeParse(savedCartSchema, entry);
    return cart.success ? [cart.output] : [];
  });
  return { carts, unreadable: stored.carts.length - carts.length, problem: null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeCarts(carts: readonly SavedCart[]): string {
  const stored = carts.map((cart) => ({ ...cart, details: renameToPublic(cart.details) }));
  return JSON.stringify({ version, carts: stored });
}

export type SavedAs = Pick<SavedCart, "role" | "ad">;

/** The details must be complete. */
export function savedCart(
  details: Details,
  path: string,
  id: string,
  now: Date,
  savedAs: SavedAs,
): SavedCart {
  const asOfYear = now.getFullYear();
  const cart = cartOf(details)!;
  return {
    id,
    name: cartName(cart).slice(0, maxNameLength),
    note: "",
    savedAt: now.toISOString(),
    path,
    // Normalizes a typed year such as " +2020 ".
    details: { ...details, modelYear: String(cart.modelYear), model: cart.model },
    value: estimateOf(cart, asOfYear).value,
    asOfYear,
    ...savedAs,
  };
}

/** Saved details have been checked to be complete. */
export function cartIn({ details }: Pick<SavedCart, "details">): Cart {
  return cartOf(details)!;
}

export function calculationOf({ details }: Pick<SavedCart, "details">, year: number): Calculation {
  return calculate(details, year)!;
}
