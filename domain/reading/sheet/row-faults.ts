// Tested with whole lines in row.test.ts, which has every sentence.
import type { Powertrain } from "../../cart/cart.ts";
import { isOneMake } from "../../catalogue/make.ts";
import { contradictingYear, otherMakeOnPlate } from "../../serials/year-on-plate.ts";
import { formatNumber, listText, withArticle } from "../../words/english.ts";
import { maxQuantity } from "./cell-numbers.ts";
import { quote } from "./cell-text.ts";
import type { FleetDetail } from "./columns.ts";

/** What we can't use in a line, in words for the sheet's owner. */
export interface FleetFault {
  /** Null if no single cell would fix it. */
  readonly detail: FleetDetail | null;
  readonly sentence: string;
}

export function singleCellFault(cell: string): FleetFault {
  const sentence = `the line has only one cell, ${quote(cell)}. If it’s a cart, separate its details as in the other lines. If it’s a title, remove the line.`;
  return { detail: null, sentence };
}

export function serialFault(years: readonly number[]): FleetFault {
  const oldestFirst = years.toSorted((a, b) => a - b).map(String);
  const reason = `the year is missing, and the serial number could be from ${listText(oldestFirst, "or")}`;
  return { detail: "modelYear", sentence: `${reason}. ${detailWords.modelYear.advice}` };
}

export function roundedSerialFault(serial: string): FleetFault {
  return {
    detail: "modelYear",
    sentence: `the year is missing, and a spreadsheet rounded the serial number to ${quote(serial)}. Format that column as text and enter the number again, or enter a model year such as 2018.`,
  };
}

export const dieselFault: FleetFault = {
  detail: "powertrain",
  sentence:
    "the power is diesel, and we have no prices for diesel carts. Enter gas to value it as a gas cart.",
};

export function totalFault(cell: string): FleetFault {
  const sentence = `this looks like a total, because it says ${quote(cell)}. Delete the line if it is one. If it’s a cart, delete the word “total.”`;
  return { detail: null, sentence };
}

export function quantityFault(cell: string): FleetFault {
  const sentence = `${quote(cell)} may be about more than one cart. Enter how many carts this line is for.`;
  return { detail: "quantity", sentence };
}

export function cellDescription(cell: string): string {
  return cell === "" ? "missing" : quote(cell);
}

interface DetailWords {
  readonly name: string;
  /**
   * Without it, a cart can't be valued. Other details, if blank, come from the model or the defaults.
   */
  readonly isRequired?: true;
  readonly advice: string;
}

const maxCarts = formatNumber(maxQuantity);

/** Details whose cells are at fault if we can't read them. */
export type JudgedDetail = Exclude<
  FleetDetail,
  | "description"
  | "makeAndModel"
  | "notRunning"
  | "running"
  | "askingPrice"
  | "serial"
  | "vehicleType"
>;

export const detailWords: Readonly<Record<JudgedDetail, DetailWords>> = {
  modelYear: { name: "year", isRequired: true, advice: "Enter a model year such as 2018." },
  make: { name: "make", advice: "Enter a make such as Club Car." },
  model: { name: "model", advice: "Enter the model, such as Precedent or TXT." },
  seats: { name: "number of seats", advice: "Enter 2, 4, 6, or 8 (for eight or more)." },
  powertrain: { name: "power", advice: "Enter electric or gas." },
  condition: { name: "condition", advice: "Enter excellent, good, fair, or poor." },
  batteryAge: { name: "battery age", advice: "Enter whole years, such as 3." },
  batteryMonths: { name: "battery age", advice: "Enter whole months, such as 18." },
  batteryYear: {
    name: "battery date",
    advice: "Enter when the batteries were new, such as 2022 or 4/2022.",
  },
  batteryType: { name: "battery type", advice: "Enter lithium or lead-acid." },
  lithium: { name: "lithium cell", advice: "Enter yes or no." },
  lifted: { name: "lift cell", advice: "Enter yes or no." },
  hasUpgrades: { name: "upgrades cell", advice: "Enter yes or no." },
  quantity: { name: "quantity", advice: `Enter a whole number from 1 to ${maxCarts}.` },
};

interface DoubtedLine {
  readonly make: string;
  /** Null if the line has no year that can be read. */
  readonly modelYear: number | null;
  /** "" if the line has none, or if its only year comes from its serial number. */
  readonly serial: string;
  /** What the model's own cell names. */
  readonly inModel: { readonly modelYear?: number };
  /** The words with which a description doubts its year. */
  readonly yearDoubt: string | null;
  /** What the line's cells say powers the cart, each listed once. */
  readonly powertrains: readonly Powertrain[];
}

/** How a line contradicts itself, in sentences that can follow its number and a colon. */
export function lineDoubts(line: DoubtedLine, asOfYear: number): string[] {
  const { make, modelYear, serial, inModel, yearDoubt, powertrains } = line;
  const numbered = modelYear === null ? null : { make, modelYear, serial };
  const makeOfNumber = numbered && isOneMake(make) ? otherMakeOnPlate(numbered, asOfYear) : null;
  const yearOfNumber = numbered && contradictingYear(numbered, asOfYear);
  return [
    makeOfNumber !== null &&
      `the number looks like ${withArticle(makeOfNumber)}’s, but the cart is ${withArticle(make)}.`,
    yearOfNumber !== null && `the number says ${yearOfNumber}, not ${modelYear}.`,
    modelYear !== null &&
      inModel.modelYear !== undefined &&
      inModel.modelYear !== modelYear &&
      `the model column says ${inModel.modelYear}, not ${modelYear}.`,
    yearDoubt !== null && `the year is in doubt (${quote(yearDoubt)}).`,
    powertrains.length > 1 && "it says both gas and electric.",
  ].filter((text) => typeof text === "string");
}
