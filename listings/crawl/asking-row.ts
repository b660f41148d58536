import { states } from "../../domain/catalogue/states.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { type ListingRow, rowOf } from "../import/read-listings.ts";
import { conditionInText } from "./condition-in-text.ts";
import type { Item, Offer } from "./item.ts";
import { type Detail, type Details, type Skip, readDetails } from "./read-details.ts";
import { addressOnSite } from "./site-address.ts";
import type { Source } from "./sources.ts";
import { amountOf, conditionOf, isForSale, yearOf } from "./stated.ts";
import { newestModelYear, yearOfDate } from "../../domain/words/year.ts";

interface FetchContext {
  readonly source: Source;
  /** The address of the page or feed after redirects. */
  readonly address: URL;
  /** An ISO date. */
  readonly observedOn: string;
}

/**
 * Returns a reason if the item doesn't have exactly one price, or if a required detail isn't in its
 * fields, its text, its model's record, or the source's defaults.
 */
export function toListingRow(
  item: Item,
  { source, address, observedOn }: FetchContext,
): ListingRow | Skip {
  const price = priceOf(item.offers);
  if (typeof price !== "string") return price;
  const details = readDetails(item, source, observedOn);
  if ("reason" in details) return details;
  const { modelYear, powertrain, seats, batteryType, lifted } = details;
  const condition = conditionFor(item, source);
  if (modelYear === null) return { reason: "no model year" };
  if (Number(modelYear.value) > newestModelYear(yearOfDate(observedOn))) {
    return { reason: "model year is in the future" };
  }
  if (condition === null) return { reason: "unknown condition" };
  if (powertrain === null) return { reason: "unknown powertrain" };
  const isElectric = powertrain.value === "electric";
  return rowOf({
    observed_on: observedOn,
    model_year: modelYear.value,
    make: details.make.value,
    model: details.model.value,
    condition: condition.value,
    seats: seats?.value ?? "",
    powertrain: powertrain.value,
    battery_type: batteryType?.value ?? "",
    battery_year: isElectric ? (yearOf(item.battery_year) ?? "") : "",
    lifted: lifted === null ? "" : lifted.value ? "yes" : "no",
    price_usd: price,
    price_kind: "asking",
    place: stateCodeOf(item.place) ?? source.place,
    source: addressOf(item, address, source),
    note: noteOf(item, details, condition),
    year_disputed: details.yearDoubt === null ? "" : "yes",
  });
}

/** The reason to skip a cart that the dealer no longer offers. */
export const notForSale = "not for sale";

function priceOf(offers: readonly Offer[]): string | Skip {
  const forSale = offers.filter(({ availability }) => isForSale(availability));
  if (offers.length > 0 && forSale.length === 0) return { reason: notForSale };
  const inDollars = forSale.filter(({ currency }) => /^(usd)?$/i.test(currency));
  if (forSale.length > 0 && inDollars.length === 0) return { reason: "not in US dollars" };
  const stated = inDollars.flatMap(({ price }) => (price === "" ? [] : [amountOf(price)]));
  const [price, ...otherPrices] = new Set(stated);
  if (stated.length === 0) return { reason: "no price" };
  if (otherPrices.length > 0) return { reason: "several prices" };
  return price ?? { reason: "price is not an amount" };
}

/** "New" in an ad is mostly about batteries or tires, so a source's default comes before it. */
function conditionFor(item: Item, { defaults }: Source): Detail<Listing["condition"]> | null {
  const stated = conditionOf(item.condition);
  if (stated !== undefined) return { value: stated, from: "stated" };
  // A default must not replace a value that we can't read.
  if (item.condition !== "") return null;
  if (defaults.condition !== undefined) return { value: defaults.condition, from: "default" };
  const text = conditionInText(item);
  return text === undefined ? null : { value: text, from: "text" };
}

/** Names what the dealer didn't state in a field of its own. */
function noteOf({ note }: Item, details: Details, condition: Detail<string>): string {
  const named = {
    year: details.modelYear,
    make: details.make,
    model: details.model,
    condition,
    powertrain: details.powertrain,
    seats: details.seats,
    batteries: details.batteryType,
    lift: details.lifted,
  };
  const namesFrom = (source: Detail<unknown>["from"]) =>
    Object.entries(named).flatMap(([name, detail]) => (detail?.from === source ? [name] : []));
  const [text, model] = [namesFrom("text").join(", "), namesFrom("model").join(", ")];
  return [
    // "permanent_boneyard"
    isForSaleOnly.test(note) ? "" : note.replaceAll("_", " "),
    details.notRunning ? "as is: the text says that it doesn't run" : "",
    details.yearDoubt ?? "",
    text === "" ? "" : `from the text: ${text}`,
    model === "" ? "" : `from the model: ${model}`,
  ]
    .filter((part) => part !== "")
    .join("; ");
}

const isForSaleOnly = /^(?:retail|active|available|in[ _-]?stock|for[ _-]?sale|publish(?:ed)?)$/i;

const codes = new Map(
  states.flatMap(({ name, code }) =>
    [name.toLowerCase(), code].map((each) => [each, code.toUpperCase()]),
  ),
);

function stateCodeOf(place: string): string | undefined {
  return codes.get(place.trim().toLowerCase());
}

/**
 * The item's own address if it is on the feed's site or the dealer's; otherwise the feed's, with the
 * item's number.
 */
export function addressOf({ url, sku }: Item, page: URL, source: Source): string {
  const base = source.site ?? page.href;
  const own = addressOnSite(url, base, [page, new URL(base)]);
  return (own ?? Object.assign(new URL(page), { hash: sku })).href;
}
