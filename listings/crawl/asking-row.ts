import { spellingOf } from "../../domain/words/model-match.ts";
import { type ListingRow, rowOf, makeAsListed } from "../import/read-listings.ts";
import type { Item, Offer } from "./item.ts";
import type { Source } from "./sources.ts";
import type { listingConditions } from "../../domain/market/priced-cart.ts";

export interface Skip {
  readonly reason: string;
}

interface FetchContext {
  readonly source: Source;
  /** The address of the page or feed after redirects. */
  readonly address: URL;
  readonly observedOn: string;
}

/** Gives a reason for an item without one clear price, year, or name. Nothing is guessed. */
export function toListingRow(
  item: Item,
  { source, address, observedOn }: FetchContext,
): ListingRow | Skip {
  const { defaults, place } = source;
  const make = makeOf(item.make || (defaults.make ?? ""));
  const powertrain =
    powertrainOf(item.powertrain) ?? defaultIfBlank(item.powertrain, defaults.powertrain);
  const condition =
    conditionOf(item.condition) ?? defaultIfBlank(item.condition, defaults.condition);
  const collected = collectCells({
    price_usd: priceOf(item.offers),
    model_year: modelYearOf(item, observedOn),
    make,
    model: modelOf(item, make),
    condition: condition === undefined ? { reason: "unknown condition" } : { value: condition },
    powertrain: powertrain === undefined ? { reason: "unknown powertrain" } : { value: powertrain },
  });
  if ("reason" in collected) return collected;
  return rowOf({
    ...collected.cells,
    ...(powertrain === "electric" && batteryOf(item, defaults)),
    observed_on: observedOn,
    seats: seatsOf(item.seats) ?? "",
    lifted: yesOrNo(item.lifted) ?? "",
    price_kind: "asking",
    place,
    source: addressOf(item, address),
    note: collected.notes.join("; "),
    year_disputed: isYearDisputed(item) ? "yes" : "",
  });
}

/** If a value has no column, the note says where it came from. */
interface CellValue {
  readonly value: string;
  readonly note?: string;
}

function collectCells(values: Readonly<Record<string, CellValue | Skip>>) {
  const cells: Record<string, string> = {};
  const notes: string[] = [];
  for (const [column, cell] of Object.entries(values)) {
    if ("reason" in cell) return cell;
    cells[column] = cell.value;
    if (cell.note !== undefined) notes.push(cell.note);
  }
  return { cells, notes };
}

function priceOf(offers: readonly Offer[]): CellValue | Skip {
  const forSale = offers.filter(({ availability }) => isForSale(availability));
  if (offers.length > 0 && forSale.length === 0) return { reason: "not for sale" };
  const inDollars = forSale.filter(({ currency }) => /^(usd)?$/i.test(currency));
  if (forSale.length > 0 && inDollars.length === 0) return { reason: "not in US dollars" };
  const stated = inDollars.flatMap(({ price }) => (price === "" ? [] : [amountOf(price)]));
  const [price, ...otherPrices] = new Set(stated);
  if (stated.length === 0) return { reason: "no price" };
  if (otherPrices.length > 0) return { reason: "several prices" };
  return price === undefined ? { reason: "price is not an amount" } : { value: price };
}

function modelYearOf({ model_year, name }: Item, observedOn: string): CellValue | Skip {
  const stated = yearOf(model_year);
  const named = yearIn(name);
  const year = stated ?? named;
  if (year === undefined) return { reason: "no model year" };
  // Next year's models are sold before January.
  const isToCome = Number(year) > Number(observedOn.slice(0, 4)) + 1;
  if (isToCome) return { reason: "model year is in the future" };
  if (stated === undefined) return { value: year, note: "year from the name" };
  const isDisputed = isYearDisputed({ model_year, name });
  return { value: stated, ...(isDisputed && { note: `YEAR CONFLICT: name says ${named}` }) };
}

function isYearDisputed({ model_year, name }: Pick<Item, "model_year" | "name">): boolean {
  const [stated, named] = [yearOf(model_year), yearIn(name)];
  if (stated === undefined || named === undefined) return false;
  return named !== stated && /^(19|20)/.test(named);
}

function yearIn(name: string): string | undefined {
  return /^(\d{4})\b/.exec(name)?.[1];
}

/** A dealer's page may list cars and trailers too, so only makes in the directory count. */
function makeOf(make: string): CellValue | Skip {
  const value = makeAsListed(make);
  if (value !== undefined) return { value };
  return { reason: make === "" ? "no make" : "make is not in the directory" };
}

function modelOf({ model, name }: Item, make: CellValue | Skip): CellValue | Skip {
  if (model !== "") return { value: model };
  if ("reason" in make) return make;
  const words = name.replace(/^\d{4}\s+/, "").split(" ");
  const isMake = (_: string, index: number) =>
    spellingOf(words.slice(0, index + 1).join("")) === spellingOf(make.value);
  const last = words.findIndex(isMake);
  const named = last === -1 ? "" : words.slice(last + 1).join(" ");
  return named === "" ? { reason: "no model" } : { value: named, note: "model from the name" };
}

/** The default must not replace a value that we can't read. */
function defaultIfBlank<T>(text: string, byDefault: T): T | undefined {
  return text === "" ? byDefault : undefined;
}

function batteryOf({ battery_type, battery_year }: Item, defaults: Source["defaults"]) {
  const type = batteryTypeOf(battery_type) ?? defaultIfBlank(battery_type, defaults.battery_type);
  return { battery_type: type ?? "", battery_year: yearOf(battery_year) ?? "" };
}

/**
 * The item's own address if it is on the same site; otherwise the page's, with the item's number.
 */
function addressOf({ url, sku }: Item, page: URL): string {
  const itemUrl = url !== "" && URL.canParse(url, page.href) ? new URL(url, page) : null;
  const site = ({ hostname }: URL) => hostname.replace(/^www\./, "");
  if (itemUrl !== null && /^https?:$/.test(itemUrl.protocol) && site(itemUrl) === site(page)) {
    return Object.assign(itemUrl, { username: "", password: "" }).href;
  }
  return Object.assign(new URL(page), { hash: sku }).href;
}

/** "12995.00" for "$12,995.00"; undefined for anything but one amount. */
export function amountOf(text: string): string | undefined {
  const digits = text
    .trim()
    .replace(/^(USD?\s*)?\$?\s*/i, "")
    .replace(/USD$/i, "")
    .trim();
  const isAmount = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(digits);
  return isAmount ? digits.replaceAll(",", "") : undefined;
}

export function yearOf(text: string): string | undefined {
  return /^(\d{4})(-\d\d(-\d\d(T.*)?)?)?$/.exec(text.trim())?.[1];
}

export function conditionOf(text: string): (typeof listingConditions)[number] | undefined {
  const word = text
    .toLowerCase()
    .replace(/^.*[/:#]/, "")
    .replace(/condition$/, "")
    .trim();
  if (word === "new" || word === "refurbished") return word;
  return ["used", "pre-owned", "preowned"].includes(word) ? "used" : undefined;
}

/** Undefined if the text names both, neither, or another fuel. */
export function powertrainOf(text: string): "electric" | "gas" | undefined {
  if (/\b(hybrid|diesel|propane|natural|lpg|cng)\b/i.test(text)) return undefined;
  const isElectric = /\b(electric|electricity|battery|lithium|lead[- ]acid|b?ev)\b/i.test(text);
  const isGas = /\b(gas|gasoline|petrol|unleaded|efi)\b/i.test(text);
  if (isElectric === isGas) return undefined;
  return isElectric ? "electric" : "gas";
}

export function batteryTypeOf(text: string): "lithium" | "lead-acid" | undefined {
  const isLithium = /\b(lithium|lifepo4|li-ion)\b/i.test(text);
  const isLead = /\b(lead([- ]acid)?|agm|flooded)\b/i.test(text);
  if (isLithium === isLead) return undefined;
  return isLithium ? "lithium" : "lead-acid";
}

export function seatsOf(text: string): string | undefined {
  return /^([1-9]|1\d|20)$/.exec(text.trim())?.[1];
}

export function yesOrNo(text: string): "yes" | "no" | undefined {
  if (/^(yes|true|y|1)$/i.test(text.trim())) return "yes";
  return /^(no|false|n|0)$/i.test(text.trim()) ? "no" : undefined;
}

export function isForSale(availability: string): boolean {
  return !/(outofstock|soldout|discontinued|^sold$|^reserved$|\/reserved$)/i.test(
    availability.replaceAll(/[\s-]/g, ""),
  );
}
