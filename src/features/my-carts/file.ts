import * as v from "valibot";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import {
  type Cart,
  type CartField,
  maxSerialLength,
  maxTextLength,
} from "../../../domain/valuation/cart.ts";
import { batteryTypes } from "../../../domain/asking-prices/priced-cart.ts";
import {
  type Details,
  cartOf,
  detailNames,
  fieldOf,
  noExtras,
} from "../../../domain/cart/details.ts";
import { cartName } from "../../../domain/cart/wording.ts";

export const maxNameLength = 80;
export const maxNoteLength = 500;

const textUpTo = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

/** Each detail by its kind: what is typed as text, what is chosen as one of its choices. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each entry is of its field
const detailsObject = v.object({
  ...Object.fromEntries(detailNames.map((name) => [name, schemaOf(fieldOf(name))])),
  // Files of before these were asked do not have them.
  batteryType: v.optional(v.nullable(v.picklist(batteryTypes)), noExtras.batteryType),
  lifted: v.optional(v.boolean(), noExtras.lifted),
  serial: v.optional(textUpTo(maxSerialLength), noExtras.serial),
}) as unknown as v.GenericSchema<unknown, Details>;

function schemaOf(field: CartField) {
  switch (field.kind) {
    case "choice":
      return v.picklist<readonly (string | number)[]>(field.choices);
    case "flag":
      return v.boolean();
    case "year":
    case "text":
      return textUpTo(maxTextLength);
  }
}

/** Details that a cart can be made of, written in one way: "+2020" and " 2020" are "2020". */
const detailsSchema = v.pipe(
  detailsObject,
  v.check((details) => cartOf(details) !== null),
  v.transform(normalize),
);

const savedCartSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: textUpTo(maxNameLength),
  note: textUpTo(maxNoteLength),
  savedAt: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    v.check((moment) => Number.isFinite(Date.parse(moment))),
  ),
  /** The page it was valued on, such as "/club-car". A path that is none is the home page's. */
  path: v.fallback(v.pipe(v.string(), v.regex(/^\/[a-z0-9-]{0,80}$/)), "/"),
  details: detailsSchema,
  /** The estimate when it was saved, in whole US dollars, as of that year. */
  value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  asOfYear: v.pipe(v.number(), v.safeInteger()),
});

/** An estimate as it is kept in the browser and in an exported file. */
export type SavedCart = v.InferOutput<typeof savedCartSchema>;

/** Why nothing at all could be read: another thing, or a form that only a later version knows. */
export type Problem = "not-carts" | "newer-version";

/**
 * The content of a text: the carts, how many entries were none, and whether it is a file of carts.
 */
export interface Reading {
  readonly carts: readonly SavedCart[];
  readonly unreadable: number;
  readonly problem: Problem | null;
}

export const emptyReading: Reading = { carts: [], unreadable: 0, problem: null };

/**
 * Steps that make an entry of one version one of the next, from version 0 on, which was a bare list of
 * details. For a new version, add a step and change the schema.
 */
const steps: readonly ((entry: unknown, index: number, now: Date) => unknown)[] = [
  function fromBareDetails(entry, index, now) {
    const { success, output } = v.safeParse(detailsSchema, entry);
    return success ? savedCart(output, "/", `older-${index + 1}`, now) : entry;
  },
];

export const version = steps.length;

/** Reads a text entry by entry; no text is an error. What had no date is dated `now`. */
export function readCarts(text: string, now: Date): Reading {
  const file = fileIn(text);
  if (typeof file === "string") return { ...emptyReading, problem: file };
  const carts = new Map<string, SavedCart>();
  for (const [index, entry] of file.carts.entries()) {
    const upgraded = steps
      .slice(file.version)
      .reduce((older, step) => step(older, index, now), entry);
    const { success, output } = v.safeParse(savedCartSchema, upgraded);
    if (success && !carts.has(output.id)) carts.set(output.id, output);
  }
  return { carts: [...carts.values()], unreadable: file.carts.length - carts.size, problem: null };
}

const fileSchema = v.object({
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  carts: v.unknown(),
});

function fileIn(text: string): { version: number; carts: unknown[] } | Problem {
  const parsed = parseJson(text);
  if (Array.isArray(parsed)) return { version: 0, carts: parsed };
  const { success, output: file } = v.safeParse(fileSchema, parsed);
  if (!success) return "not-carts";
  if (file.version > version) return "newer-version";
  return Array.isArray(file.carts) ? { version: file.version, carts: file.carts } : "not-carts";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeCarts(carts: readonly SavedCart[], indent = 0): string {
  return JSON.stringify({ version, carts }, null, indent);
}

/** An entry for details that a cart can be made of, valued as of `now`. */
export function savedCart(details: Details, path: string, id: string, now: Date): SavedCart {
  const asOfYear = now.getFullYear();
  const cart = cartOf(details)!;
  return {
    id,
    name: cartName(cart).slice(0, maxNameLength),
    note: "",
    savedAt: now.toISOString(),
    path,
    details: normalize(details),
    value: appraise(cart, asOfYear).value,
    asOfYear,
  };
}

/** The cart to value: what was saved or read has been checked to be one. */
export function cartIn({ details }: Pick<SavedCart, "details">): Cart {
  return cartOf(details)!;
}

function normalize(details: Details): Details {
  const { modelYear, model } = cartOf(details)!;
  return { ...details, year: String(modelYear), model };
}
