import { batteryTypes, type MarketDetails } from "../asking-prices/priced-cart.ts";
import { formMakes } from "../catalogue/price-book.ts";
import {
  type Cart,
  type CartField,
  cartFieldIds,
  cartFields,
  defaultChoices,
  maxSerialLength,
  maxTextLength,
} from "../valuation/cart.ts";
import { wholeYear } from "./year.ts";
import { listText } from "./english.ts";

/** The optional details. They change the market's figures, never the formula's estimate. */
export interface ExtraDetails extends MarketDetails {
  readonly serial: string;
}

/** The form's state: typed fields are kept as text, chosen ones as their values. */
export interface Details extends Omit<Cart, "modelYear">, ExtraDetails {
  year: string;
}

/** The details that every cart has. */
type MainDetails = Omit<Details, keyof ExtraDetails>;

/** The names of the form's fields and of the address's, in the order of the cart's. */
export const detailNames = cartFieldIds.map((id) => (id === "modelYear" ? "year" : id));

export const fieldOf = (name: keyof MainDetails): CartField =>
  cartFields[name === "year" ? "modelYear" : name];

/** The names of all details in a query string. */
export const addressNames = [...detailNames, "batteryType", "lifted"];

export const noExtras: ExtraDetails = { batteryType: null, lifted: false, serial: "" };

export const defaultDetails: Details = {
  year: "",
  make: "",
  model: "",
  ...defaultChoices,
  ...noExtras,
};

/**
 * Reads details from a form or a query string, whose fields have the same names. A field that
 * is missing or holds something the form could not hold keeps its value from `otherwise`.
 */
export function readDetails(source: FormData | URLSearchParams, otherwise: Details): Details {
  const text = (name: keyof Details) => {
    const value = source.get(name);
    return typeof value === "string" ? value : null;
  };
  const entries = detailNames.map((name) => {
    const typed = text(name);
    return [name, (typed === null ? undefined : valueIn(typed, name)) ?? otherwise[name]];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is of its field
  const main = Object.fromEntries(entries) as MainDetails;
  return {
    ...main,
    batteryType: batteryTypes.find((type) => type === text("batteryType")) ?? otherwise.batteryType,
    lifted: flagIn(text("lifted")) ?? otherwise.lifted,
    serial: text("serial")?.slice(0, maxSerialLength) ?? otherwise.serial,
  };
}

/** The value that a field's text stands for; undefined where the form could not hold it. */
function valueIn(text: string, name: keyof MainDetails): string | number | boolean | undefined {
  const field = fieldOf(name);
  switch (field.kind) {
    case "year":
      // A number field warns in the console about any other text.
      return /^(-?\d+(\.\d+)?)?$/.test(text) ? text.slice(0, maxTextLength) : undefined;
    case "text":
      if (name === "make") return formMakes.find((make) => make.name === text)?.name;
      return text.slice(0, maxTextLength);
    case "flag":
      return flagIn(text);
    case "choice":
      return field.choices.find((each) => String(each) === text);
  }
}

function flagIn(text: string | null): boolean | undefined {
  return text === "true" || (text === "false" ? false : undefined);
}

/**
 * The query string of an address that shows the cart. The serial number is not in it: addresses are
 * shared, and servers log them.
 */
export function queryOf(details: Details): string {
  return formQueryOf({ ...details, serial: noExtras.serial });
}

/** The address's query, and the serial number where no browser sends it, for a link to a tool. */
export function linkQueryOf(details: Details): string {
  return addressEnd(new URLSearchParams(formQueryOf(details)));
}

/** A query string with all details, for what stays in this browser. */
export function formQueryOf(details: Details): string {
  return `?${new URLSearchParams(
    Object.entries({
      ...Object.fromEntries(detailNames.map((name) => [name, details[name]])),
      ...givenExtras(details),
    }).map(([name, value]) => [name, String(value)]),
  )}`;
}

/** The optional details that were given. */
export function givenExtras({ batteryType, lifted, serial }: ExtraDetails) {
  return {
    ...(batteryType !== null && { batteryType }),
    ...(lifted && { lifted }),
    ...(serial !== "" && { serial }),
  };
}

export function areSame(a: Details, b: Details): boolean {
  return formQueryOf(a) === formQueryOf(b);
}

/** The cart to value, or null while year, make or model is missing. */
export function cartOf(details: Details): Cart | null {
  const {
    year,
    make,
    model,
    batteryType: _type,
    lifted: _lifted,
    serial: _serial,
    ...choices
  } = details;
  const modelYear = wholeYear(year);
  if (modelYear === null || make === "" || model.trim() === "") return null;
  return { ...choices, modelYear, make, model: model.trim() };
}

/** The details to enter before the cart can be valued, as a sentence; "" if nothing is missing. */
export function missingFieldsMessage({ year, make, model }: Details): string {
  if (year.trim() !== "" && wholeYear(year) === null) {
    return "Enter the year as a whole number, such as 2020.";
  }
  const missing = [
    year.trim() === "" && "year",
    make === "" && "make",
    model.trim() === "" && "model",
  ].filter((name) => name !== false);
  if (missing.length === 0) return "";
  return `To calculate, enter the ${listText(missing)}.`;
}

/** Numbers on a cart's plate: they say whose cart it is. */
export const plateNumbers = new Set(["serial", "number", "yearFrom"]);

/** The end of an address that says this to `readAddress`. */
export function addressEnd(fields: Iterable<readonly [name: string, text: string]>): string {
  const [query, plate] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, text] of fields) {
    if (!plateNumbers.has(name)) query.append(name, text);
    else if (text !== "") plate.append(name, text);
  }
  return (query.size === 0 ? "" : `?${query}`) + (plate.size === 0 ? "" : `#${plate}`);
}
