import { formMakes } from "../catalogue/price-book.ts";
import {
  type Cart,
  type CartField,
  type CartFieldId,
  cartFieldIds,
  cartFields,
  defaultChoices,
  maxTextLength,
} from "../valuation/cart.ts";
import { wholeYear } from "./year.ts";
import { listText } from "./english.ts";

/** A cart as typed, perhaps incomplete. The year is text. */
export interface Details extends Omit<Cart, "modelYear"> {
  year: string;
}

type DetailName = keyof Details;

const nameOf = (id: CartFieldId): DetailName => (id === "modelYear" ? "year" : id);

export const detailNames: readonly DetailName[] = cartFieldIds.map(nameOf);

export const fieldOf = (name: DetailName): CartField =>
  cartFields[name === "year" ? "modelYear" : name];

/** Addresses leave out what identifies the owner's cart. */
export const addressNames = detailNames.filter((name) => fieldOf(name).use !== "identity");

export const defaultDetails: Details = { year: "", make: "", model: "", ...defaultChoices };

/**
 * Form fields and query parameters have the same names. A field that is missing, or holds what the
 * form couldn't, keeps its value from `fallback`.
 */
export function readDetails(source: FormData | URLSearchParams, fallback: Details): Details {
  const entries = detailNames.map((name) => {
    const typed = source.get(name);
    return [name, (typeof typed === "string" ? valueIn(typed, name) : undefined) ?? fallback[name]];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is of its field
  return Object.fromEntries(entries) as Details;
}

function valueIn(text: string, name: DetailName): string | number | boolean | undefined {
  const field = fieldOf(name);
  switch (field.kind) {
    case "year":
      // A number field warns in the console about any other text.
      return /^(-?\d+(\.\d+)?)?$/.test(text) ? text.slice(0, maxTextLength) : undefined;
    case "text":
      if (name === "make") return formMakes.find((make) => make.name === text)?.name;
      return text.slice(0, field.maxLength);
    case "flag":
      return text === "true" || (text === "false" ? false : undefined);
    case "choice":
      return field.choices.find((each) => String(each) === text);
  }
}

/** Without the serial number, because addresses are shared and servers log them. */
export function queryOf(details: Details): string {
  return queryWith(details, addressNames);
}

/** The serial number is in the fragment, which browsers don't send. */
export function linkQueryOf(details: Details): string {
  return addressEnd(new URLSearchParams(formQueryOf(details)));
}

/** Includes the serial number, so it is only for what stays in this browser. */
export function formQueryOf(details: Details): string {
  return queryWith(details, detailNames);
}

function queryWith(details: Details, names: readonly DetailName[]): string {
  const given = names.filter((name) => {
    const value = details[name];
    const saysNothing = value === null || value === false || value === "";
    return fieldOf(name).use === "formula" || !saysNothing;
  });
  return `?${new URLSearchParams(given.map((name) => [name, String(details[name])]))}`;
}

export function areSame(a: Details, b: Details): boolean {
  return formQueryOf(a) === formQueryOf(b);
}

export function cartOf({ year, ...details }: Details): Cart | null {
  const modelYear = wholeYear(year);
  const model = details.model.trim();
  if (modelYear === null || details.make === "" || model === "") return null;
  return { ...details, modelYear, model };
}

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

export const plateNumbers = new Set(["serial", "number", "yearFrom"]);

/** The query and fragment for `readAddress`. Numbers that identify a cart go into the fragment. */
export function addressEnd(fields: Iterable<readonly [name: string, text: string]>): string {
  const [query, plate] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, text] of fields) {
    if (!plateNumbers.has(name)) query.append(name, text);
    else if (text !== "") plate.append(name, text);
  }
  return (query.size === 0 ? "" : `?${query}`) + (plate.size === 0 ? "" : `#${plate}`);
}
