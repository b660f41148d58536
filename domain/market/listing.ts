// Tested in ../../listings/import/read-listings.test.ts.
import * as v from "valibot";
import { batteryTypes, maxTextLength, powertrains } from "../cart/cart.ts";
import { listingConditions } from "./priced-cart.ts";

/** The columns of listings/listings.csv, in the file's order. */
export const listingColumns = [
  "observed_on",
  "model_year",
  "make",
  "model",
  "condition",
  "seats",
  "powertrain",
  "battery_type",
  "battery_year",
  "lifted",
  "price_usd",
  "price_kind",
  "place",
  "group",
  "source",
  "note",
  "year_disputed",
] as const;

/** In US dollars. A cart outside these bounds is a wreck, a bus, or a typing error. */
export const priceBounds = { min: 300, max: 100_000 };
/** Nobody made golf carts before 1950. */
export const yearBounds = { min: 1950, max: 2100 };
/**
 * One more than a visitor may type, for the apostrophe that keeps a spreadsheet from running the name
 * as a formula.
 */
const maxNameLength = maxTextLength + 1;

const text = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maxLength, `is longer than ${maxLength} characters`));
const requiredText = (maxLength: number) => v.pipe(text(maxLength), v.nonEmpty("is empty"));
const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, "is not a whole number"),
    v.transform(Number),
    v.minValue(min, `is below ${min}`),
    v.maxValue(max, `is above ${max}`),
  );
const optionalSchema = <T extends v.GenericSchema<string, unknown>>(schema: T) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.union(
      [
        v.pipe(
          v.literal(""),
          v.transform(() => null),
        ),
        schema,
      ],
      (issue) => {
        const [first] = issue.issues?.slice(-1) ?? [];
        return first?.message ?? "is not understood";
      },
    ),
  );
export const choice = <const T extends readonly string[]>(choices: T) =>
  v.picklist(choices, `is not one of ${choices.join(", ")}`);
const yearColumn = wholeNumber(yearBounds.min, yearBounds.max);

/** dateText looks the month up by its number, so there must be no month 13. */
const isoDate = /^20\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

const yesOrNo = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.picklist(["yes", "no", ""], "is not one of yes, no"),
  v.transform((cell) => cell === "yes"),
);

export const listingSchema = v.object({
  /** An ISO date, perhaps without day or month. */
  observed_on: v.pipe(v.string(), v.trim(), v.regex(isoDate, "is not an ISO date")),
  model_year: yearColumn,
  make: requiredText(maxNameLength),
  model: requiredText(maxNameLength),
  condition: choice(listingConditions),
  seats: optionalSchema(wholeNumber(1, 20)),
  powertrain: choice(powertrains),
  battery_type: optionalSchema(choice(batteryTypes)),
  battery_year: optionalSchema(yearColumn),
  lifted: yesOrNo,
  price_usd: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+(\.\d+)?$/, "is not an amount"),
    v.transform((amount) => Math.round(Number(amount))),
    v.minValue(priceBounds.min, `is below ${priceBounds.min}`),
    v.maxValue(priceBounds.max, `is above ${priceBounds.max}`),
  ),
  price_kind: requiredText(40),
  place: text(80),
  /** Units of one configuration at one price share a group, and count once. */
  group: requiredText(80),
  source: requiredText(500),
  note: v.optional(text(1000), ""),
  /** Nothing is learned from a row whose model year may be wrong. */
  year_disputed: yesOrNo,
});

export type Listing = v.InferOutput<typeof listingSchema>;
