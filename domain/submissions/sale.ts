import * as v from "valibot";
import { priceBounds, yearBounds } from "../market/listing.ts";
import { type State, states } from "../catalogue/states.ts";
import { cartFields } from "../cart/cart.ts";
import { fromPublicNames } from "../cart/public-names.ts";
import {
  chooseSentence,
  choiceSchema,
  emailAddress,
  entryId,
  fields,
  lineSchema,
  spamTraps,
  withoutSpamTraps,
  typedLine,
} from "./fields.ts";
import { type FormField, choice, emailField } from "./form-fields.ts";
import { grouped } from "../words/english.ts";
import { isDay } from "../words/iso-day.ts";

const stateCode = ({ code }: State) => code.toUpperCase();

export const saleFields = {
  year: { label: "Year", maxLength: 4 },
  make: cartFields.make,
  model: cartFields.model,
  seats: { ...cartFields.seats, what: "the number of seats" },
  powertrain: cartFields.powertrain,
  condition: cartFields.condition,
  price: { label: "Price paid", maxLength: 12 },
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
  soldOn: { label: "Date of sale" },
  state: choice({
    label: "State",
    what: "the state or territory",
    choices: states.map(stateCode),
    labels: Object.fromEntries(states.map((state) => [stateCode(state), state.name])),
  }),
  email: { ...emailField, isOptional: true },
} satisfies Record<string, FormField>;

export const oldestSale = "2000-01-01";

const checkYear = "Enter the model year as four digits, such as 2020.";
const yearAfterSale = "Check the model year and the date: the cart is newer than the sale.";
const wholeDollars = "Enter the price in whole dollars, such as 6,500.";
const priceBetween = `Enter a price from $${priceBounds.min} to $${grouped(priceBounds.max)}.`;
const chooseState = chooseSentence(saleFields.state);
const aDay = "Enter the date of the sale as year, month, and day, such as 2026-05-31.";

/** A plain form sends only text. NaN is a number to be refused. */
const numberOrText = (sentence: string, read: (text: string) => number) =>
  v.pipe(
    v.union([v.number(), v.string()], sentence),
    v.transform((value) => (typeof value === "string" ? read(typedLine(value)) : value)),
  );

const optionalEmail = v.optional(
  v.lazy((typed) => (typeof typed === "string" && typedLine(typed) === "" ? noText : emailAddress)),
  "",
);
const noText = v.pipe(
  v.string(),
  v.transform(() => ""),
);

/**
 * The body of `POST /api/sales`. `price` is in whole US dollars. The sale may be dated a day after
 * `now`, because the visitor's day may begin before UTC's.
 */
export function saleSchema(now: Date) {
  const latest = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  return v.pipe(
    fields(
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
        seats: v.pipe(
          numberOrText(chooseSentence(saleFields.seats), Number),
          choiceSchema(saleFields.seats),
        ),
        powertrain: choiceSchema(saleFields.powertrain),
        condition: choiceSchema(saleFields.condition),
        price: v.pipe(
          numberOrText(wholeDollars, dollarsIn),
          v.safeInteger(wholeDollars),
          v.minValue(priceBounds.min, priceBetween),
          v.maxValue(priceBounds.max, priceBetween),
        ),
        kind: choiceSchema(saleFields.kind),
        soldOn: v.pipe(
          v.string(aDay),
          v.trim(),
          v.check(isDay, aDay),
          v.minValue(oldestSale, "Enter a date in 2000 or later."),
          v.maxValue(latest, "Enter a date that is not in the future."),
        ),
        state: v.pipe(
          v.string(chooseState),
          v.trim(),
          v.toUpperCase(),
          choiceSchema(saleFields.state),
        ),
        email: optionalEmail,
        ...spamTraps,
      },
      "Reload the page and send again.",
    ),
    v.forward(
      v.partialCheck(
        [["year"], ["soldOn"]],
        // A model year is sold from the autumn before it.
        ({ year, soldOn }) => year <= Number(soldOn.slice(0, 4)) + 1,
        yearAfterSale,
      ),
      ["year"],
    ),
    v.transform(withoutSpamTraps),
    v.transform(({ kind, year, make, model, seats, powertrain, condition, ...rest }) => ({
      ...rest,
      saleKind: kind,
      cart: fromPublicNames({ year, make, model, seats, powertrain, condition }),
    })),
  );
}

export type Sale = v.InferOutput<ReturnType<typeof saleSchema>>;

/** "$6,500", "6500"; NaN for other text. */
function dollarsIn(text: string): number {
  const amount = text.replace(/^\$ ?/, "");
  const isAmount = /^\d{1,9}$/.test(amount) || /^\d{1,3}(?:,\d{3})+$/.test(amount);
  return isAmount ? Number(amount.replaceAll(",", "")) : Number.NaN;
}
