import {
  type BatteryAge,
  type Cart,
  type Condition,
  type Powertrain,
  type SeatCount,
  batteryAges,
  conditions,
  powertrains,
  seatCounts,
} from "../../../domain/valuation/cart.ts";
import { formMakes } from "../../../domain/catalogue/price-book.data.ts";
import { wholeYear } from "./year.ts";

/** The form as it stands: what is typed is kept as text, what is chosen as its value. */
export interface Details {
  year: string;
  make: string;
  model: string;
  seats: SeatCount;
  powertrain: Powertrain;
  condition: Condition;
  batteryAge: BatteryAge;
  hasUpgrades: boolean;
}

export const defaultDetails: Details = {
  year: "",
  make: "",
  model: "",
  seats: 2,
  powertrain: "electric",
  condition: "good",
  batteryAge: 2,
  hasUpgrades: false,
};

/** No year or model is longer than this many characters. */
export const longestText = 80;

/**
 * Reads details from a form or a query string, whose fields have the same names. A field that
 * is missing or holds something the form could not hold keeps its value from `otherwise`.
 */
export function readDetails(source: FormData | URLSearchParams, otherwise: Details): Details {
  const text = (name: keyof Details) => {
    const value = source.get(name);
    return typeof value === "string" ? value : null;
  };
  const make = text("make");
  return {
    year: numberText(text("year")) ?? otherwise.year,
    make: formMakes.find(({ name }) => name === make)?.name ?? otherwise.make,
    model: text("model")?.slice(0, longestText) ?? otherwise.model,
    seats: choice(seatCounts, text("seats")) ?? otherwise.seats,
    powertrain: choice(powertrains, text("powertrain")) ?? otherwise.powertrain,
    condition: choice(conditions, text("condition")) ?? otherwise.condition,
    batteryAge: choice(batteryAges, text("batteryAge")) ?? otherwise.batteryAge,
    hasUpgrades: flag(text("hasUpgrades")) ?? otherwise.hasUpgrades,
  };
}

/** Text that a number field can hold: it warns in the console about any other. */
function numberText(text: string | null): string | undefined {
  return text !== null && /^(-?\d+(\.\d+)?)?$/.test(text) ? text.slice(0, longestText) : undefined;
}

function flag(text: string | null): boolean | undefined {
  return text === "true" || (text === "false" ? false : undefined);
}

function choice<T extends string | number>(
  choices: readonly T[],
  text: string | null,
): T | undefined {
  return choices.find((each) => String(each) === text);
}

/** The query string that `readDetails` restores the details from. */
export function queryOf(details: Details): string {
  const fields = Object.entries(details).map(([name, value]) => [name, String(value)]);
  return `?${new URLSearchParams(fields)}`;
}

export function areSame(a: Details, b: Details): boolean {
  return queryOf(a) === queryOf(b);
}

/** The cart to value, or null while year, make or model is missing. */
export function cartOf(details: Details): Cart | null {
  const { year, make, model, ...choices } = details;
  const modelYear = wholeYear(year);
  if (modelYear === null || make === "" || model.trim() === "") return null;
  return { ...choices, modelYear, make, model: model.trim() };
}

/** What the visitor has to do before the cart can be valued, as a sentence; "" when nothing. */
export function whatIsMissing({ year, make, model }: Details): string {
  if (year.trim() !== "" && wholeYear(year) === null) {
    return "Enter the year as a whole number, such as 2020.";
  }
  const missing = [
    year.trim() === "" && "year",
    make === "" && "make",
    model.trim() === "" && "model",
  ].filter((name) => name !== false);
  if (missing.length === 0) return "";
  return `To calculate, enter the ${new Intl.ListFormat("en-US").format(missing)}.`;
}
