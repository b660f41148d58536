import * as v from "valibot";
import { priceBounds, yearBounds } from "../market/listing.ts";
import { type State, states } from "../catalogue/states.ts";
import { type Cart, type CartFieldId, cartFieldIds, cartFields } from "../cart/cart.ts";
import { publicName } from "../cart/public-names.ts";
import {
  type Details,
  cartOf,
  defaultDetails,
  fieldOf,
  give,
  withImplied,
} from "../details/details.ts";
import {
  chooseSentence,
  entryId,
  objectSchema,
  lineSchema,
  spamTraps,
  withoutSpamTraps,
  typedLine,
} from "./fields.ts";
import { type ChoiceField, type FormField, choice } from "./form-fields.ts";
import { formatNumber } from "../words/english.ts";
import { readMonth } from "../words/month.ts";
import { newestModelYear, yearOfDate } from "../words/year.ts";

const stateCode = ({ code }: State) => code.toUpperCase();

export const saleFields = {
  year: { label: "Year", maxLength: 4 },
  make: cartFields.make,
  model: cartFields.model,
  price: { label: "Price paid", maxLength: 12 },
  soldIn: { label: "Month sold" },
  kind: choice({
    label: "Kind of sale",
    choices: ["private", "trade-in", "dealer", "auction"],
    labels: {
      private: "Private sale",
      "trade-in": "Trade-in at a dealer",
      dealer: "Bought from a dealer",
      auction: "Auction",
    },
  }),
  state: choice({
    label: "State",
    what: "the state or territory",
    choices: states.map(stateCode),
    labels: Object.fromEntries(states.map((state) => [stateCode(state), state.name])),
  }),
} satisfies Record<string, FormField>;

export type SaleKind = (typeof saleFields.kind.choices)[number];

type NeededId = "modelYear" | "make" | "model";
type SaleDetailId = Exclude<CartFieldId, NeededId | "serial">;

/** What a report may say about a cart besides its year, make, and model. It never asks for what identifies the cart. */
export const saleDetailIds = cartFieldIds.filter(
  (id): id is SaleDetailId =>
    fieldOf(id).use !== "identity" && id !== "modelYear" && id !== "make" && id !== "model",
);

/** A detail that nobody gave is missing. */
export type SaleCart = Pick<Cart, NeededId> & { readonly [Id in SaleDetailId]?: Cart[Id] };

/** The field's choices, as the form sends them, with their texts. */
export function saleDetailField(id: SaleDetailId): ChoiceField<string> {
  const field = fieldOf(id);
  const labels: Readonly<Record<string, string>> =
    field.kind === "choice" ? field.labels : { true: "Yes", false: "No" };
  return {
    label: field.label,
    what: `an answer for “${field.label}”`,
    choices: Object.keys(labels),
    labels,
  };
}

const oldestMonth = "2000-01";

const checkYear = "Enter the model year as four digits, such as 2020.";
const yearAfterSale = "Check the model year and the month: the cart is newer than the sale.";
const wholeDollars = "Enter the price in whole dollars, such as 6,500.";
const priceBetween = `Enter a price from $${priceBounds.min} to $${formatNumber(priceBounds.max)}.`;
const aMonth = "Enter the month and the year of the sale, such as May 2026.";

/** A plain form sends only text. NaN stands for a number that is refused. */
const numberOrText = (sentence: string, read: (text: string) => number) =>
  v.pipe(
    v.union([v.number(), v.string()], sentence),
    v.transform((value) => (typeof value === "string" ? read(typedLine(value)) : value)),
  );

/** Undefined if nothing was chosen. */
function optionalChoice<T extends string>(field: ChoiceField<T>, clean = (text: string) => text) {
  const sentence = chooseSentence(field);
  return v.optional(
    v.pipe(
      v.string(sentence),
      v.transform((typed) => clean(typedLine(typed))),
      v.union(
        [
          v.pipe(
            v.literal(""),
            v.transform(() => undefined),
          ),
          v.picklist(field.choices),
        ],
        sentence,
      ),
    ),
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each detail
const detailEntries = Object.fromEntries(
  saleDetailIds.map((id) => [publicName(id), optionalChoice(saleDetailField(id))]),
) as Record<SaleDetailId, ReturnType<typeof optionalChoice<string>>>;

/**
 * The body of `POST /api/sales`. `price` is in whole US dollars. The latest month allowed is that of
 * the day after `now`, because the visitor's day may begin before UTC's.
 */
export function saleSchema(now: Date) {
  const latest = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 7);
  return v.pipe(
    objectSchema(
      {
        id: entryId,
        year: v.pipe(
          numberOrText(checkYear, (text) => (/^\d{4}$/.test(text) ? Number(text) : Number.NaN)),
          v.safeInteger(checkYear),
          v.minValue(yearBounds.min, checkYear),
          v.maxValue(yearBounds.max, checkYear),
        ),
        make: lineSchema(saleFields.make),
        model: lineSchema(saleFields.model),
        price: v.pipe(
          numberOrText(wholeDollars, dollarsIn),
          v.safeInteger(wholeDollars),
          v.minValue(priceBounds.min, priceBetween),
          v.maxValue(priceBounds.max, priceBetween),
        ),
        soldIn: v.pipe(
          v.string(aMonth),
          v.transform(readMonth),
          v.string(aMonth),
          v.minValue(oldestMonth, "Enter a month in 2000 or later."),
          v.maxValue(latest, "Enter a month that is not in the future."),
        ),
        kind: optionalChoice(saleFields.kind),
        state: optionalChoice(saleFields.state, (text) => text.toUpperCase()),
        ...detailEntries,
        ...spamTraps,
      },
      "Reload the page and send it again.",
    ),
    v.forward(
      v.partialCheck(
        [["year"], ["soldIn"]],
        ({ year, soldIn }) => year <= newestModelYear(yearOfDate(soldIn)),
        yearAfterSale,
      ),
      ["year"],
    ),
    v.transform(withoutSpamTraps),
    v.transform(({ id, price, soldIn, kind, state, year, make, model, ...said }) => ({
      id,
      price,
      soldIn,
      ...(kind !== undefined && { saleKind: kind }),
      ...(state !== undefined && { state }),
      cart: { modelYear: year, make, model, ...detailsIn(said) } satisfies SaleCart,
    })),
  );
}

/** A gas cart has no batteries, even if the form still held an electric cart's. */
function detailsIn(said: Partial<Record<SaleDetailId, string | undefined>>) {
  const details = saleDetailIds.flatMap((id) => {
    const text = said[id];
    if (text === undefined || (isOfBatteries(id) && said.powertrain === "gas")) return [];
    const field = fieldOf(id);
    const value =
      field.kind === "choice"
        ? field.choices.find((each) => String(each) === text)
        : text === "true";
    return [[id, value]];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is of its field
  return Object.fromEntries(details) as Omit<SaleCart, NeededId>;
}

const isOfBatteries = (id: SaleDetailId) => id === "batteryAge" || id === "batteryType";

export type Sale = v.InferOutput<ReturnType<typeof saleSchema>> & {
  readonly cart: SaleCart;
  /** Reports could have one until November 2026. */
  readonly email?: string;
};

/**
 * Stored reports, and those that browsers keep until they can be sent, may have a day instead of a
 * month, and an empty email address.
 */
export function withSaleMonth(sale: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { soldOn, email, ...rest } = sale;
  return {
    ...(typeof soldOn === "string" && { soldIn: soldOn.slice(0, 7) }),
    ...(typeof email === "string" && email !== "" && { email }),
    ...rest,
  };
}

/** As in the value tool, the model or the defaults fill in what nobody gave. */
export function saleDetails({ modelYear, ...said }: SaleCart): Details {
  return withImplied(give(defaultDetails, { ...said, modelYear: String(modelYear) }));
}

export function wholeCartOf(saleCart: SaleCart): Cart {
  const cart = cartOf(saleDetails(saleCart));
  if (cart === null) throw new Error("A report of a sale has a year, a make, and a model.");
  return cart;
}

/** "$6,500", "6500"; NaN for other text. */
function dollarsIn(text: string): number {
  const amount = text.replace(/^\$ ?/, "");
  const isAmount = /^\d{1,9}$/.test(amount) || /^\d{1,3}(?:,\d{3})+$/.test(amount);
  return isAmount ? Number(amount.replaceAll(",", "")) : Number.NaN;
}
