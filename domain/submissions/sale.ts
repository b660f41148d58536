import * as v from "valibot";
import { priceBounds, yearBounds } from "../market/listing.ts";
import { states } from "../catalogue/states.ts";
import { conditions, maxTextLength, powertrains, seatCounts } from "../valuation/cart.ts";
import {
  emailAddress,
  entryId,
  fields,
  requiredLine,
  spamTraps,
  withoutSpamTraps,
  typedLine,
} from "./fields.ts";
import { grouped } from "../cart/english.ts";

const saleKindNames = ["private", "trade-in", "dealer", "auction"] as const;
export type SaleKind = (typeof saleKindNames)[number];

export const saleKinds: Record<SaleKind, string> = {
  private: "Private sale",
  "trade-in": "Trade-in at a dealer",
  dealer: "Bought from a dealer",
  auction: "Auction",
};

export const oldestSale = "2000-01-01";

const checkYear = "Enter the model year as four digits, such as 2020.";
const yearAfterSale = "Check the model year and the date: the cart is newer than the sale.";
const wholeDollars = "Enter the price in whole dollars, such as 6,500.";
const priceBetween = `Enter a price from $${priceBounds.min} to $${grouped(priceBounds.max)}.`;
const chooseSeats = "Choose the number of seats from the list.";
const chooseState = "Choose the state or territory from the list.";
const aDay = "Enter the date of the sale as year, month, and day, such as 2026-05-31.";

/** A plain form sends only text. NaN is a number to be refused. */
const numberOrText = (sentence: string, read: (text: string) => number) =>
  v.pipe(
    v.union([v.number(), v.string()], sentence),
    v.transform((value) => (typeof value === "string" ? read(typedLine(value)) : value)),
  );

const stateCodes = states.map(({ code }) => code.toUpperCase());

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
        make: requiredLine("the make", maxTextLength),
        model: requiredLine("the model", maxTextLength),
        seats: v.pipe(numberOrText(chooseSeats, Number), v.picklist(seatCounts, chooseSeats)),
        powertrain: v.picklist(powertrains, "Choose the powertrain from the list."),
        condition: v.picklist(conditions, "Choose the condition from the list."),
        price: v.pipe(
          numberOrText(wholeDollars, dollarsIn),
          v.safeInteger(wholeDollars),
          v.minValue(priceBounds.min, priceBetween),
          v.maxValue(priceBounds.max, priceBetween),
        ),
        kind: v.picklist(saleKindNames, "Choose the kind of sale from the list."),
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
          v.picklist(stateCodes, chooseState),
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
      cart: { modelYear: year, make, model, seats, powertrain, condition },
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

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
