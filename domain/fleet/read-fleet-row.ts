import type { MarketDetails } from "../asking-prices/priced-cart.ts";
import { type Cart, defaultChoices, maxTextLength } from "../valuation/cart.ts";
import {
  readBatteryType,
  readCondition,
  readLifted,
  readLithium,
  readPowertrain,
  readUpgrades,
} from "./cell-choices.ts";
import {
  readBatteryAge,
  readBatteryYear,
  readDollars,
  readModelYear,
  readQuantity,
  readSeats,
  mostQuantity,
} from "./cell-numbers.ts";
import type { FleetColumns, FleetDetail } from "./fleet-columns.ts";
import { isBlank, quoted } from "./plain-text.ts";
import { readNames } from "./read-names.ts";

/** What a line of a spreadsheet says about carts of one kind. */
export interface FleetCart {
  readonly cart: Cart;
  readonly details: MarketDetails;
  /** How many there are of it: 1 if the line does not say. */
  readonly quantity: number;
  /** In whole US dollars; not used in the estimate. Null if the line names no clear price. */
  readonly askingPrice: number | null;
}

/** A sentence that says what to do about a line that cannot be valued. */
export interface FleetProblem {
  readonly problem: string;
}

/** A line of a spreadsheet, the headings' columns, and the calendar year to value in. */
export interface FleetRow {
  readonly cells: readonly string[];
  /** Counted from 1, with blank lines, as a text editor counts. */
  readonly line: number;
  readonly asOfYear: number;
}

/** What is wrong with one detail of a line. */
export interface FleetFault {
  readonly detail: FleetDetail;
  /** The reason and the advice, such as "the year is missing. Enter a model year such as 2018." */
  readonly sentence: string;
}

/** Reads a line's cart, or the first problem in it. Never throws, whatever the cells say. */
export function readFleetRow(columns: FleetColumns, row: FleetRow): FleetCart | FleetProblem {
  const faults: FleetFault[] = [];
  const cart = readCart(columns, row, faults);
  const [fault] = faults;
  return fault === undefined ? cart : { problem: `Line ${row.line}: ${fault.sentence}` };
}

/** Everything that is wrong with a line. */
export function faultsOf(columns: FleetColumns, row: FleetRow): readonly FleetFault[] {
  const faults: FleetFault[] = [];
  readCart(columns, row, faults);
  return faults;
}

/** The cart is only one if no fault was found. */
function readCart(columns: FleetColumns, row: FleetRow, faults: FleetFault[]): FleetCart {
  const names = namesOf(columns, row, faults);
  const read = detailReader(columns, row, faults);
  const { asOfYear } = row;
  const year = read("modelYear", (cell) => readModelYear(cell, asOfYear), names.year);
  const powertrain = read("powertrain", readPowertrain) ?? defaultChoices.powertrain;
  const choices = {
    seats: read("seats", readSeats) ?? defaultChoices.seats,
    powertrain,
    condition: read("condition", readCondition) ?? defaultChoices.condition,
    hasUpgrades: read("hasUpgrades", readUpgrades) ?? defaultChoices.hasUpgrades,
  };
  const lifted = read("lifted", readLifted) ?? false;
  const quantity = read("quantity", readQuantity) ?? 1;
  // A gas cart has no pack, whatever its line says of one.
  const battery = powertrain === "gas" ? noPack : batteryOf(read, asOfYear);
  const { batteryType, batteryAge } = battery;
  return {
    cart: { ...choices, batteryAge, modelYear: year!, make: names.make, model: names.model },
    details: { batteryType, lifted },
    quantity,
    askingPrice: readDollars(cellOf(columns, row, "askingPrice")),
  };
}

const noPack = { batteryAge: defaultChoices.batteryAge, batteryType: null };

type ReadDetail = <T>(
  detail: FleetDetail,
  reader: (cell: string) => T | null,
  otherwise?: string,
) => T | null;

function batteryOf(read: ReadDetail, asOfYear: number) {
  return {
    batteryAge:
      read("batteryAge", (cell) => readBatteryAge(cell, asOfYear)) ??
      read("batteryYear", (cell) => readBatteryYear(cell, asOfYear)) ??
      defaultChoices.batteryAge,
    batteryType: read("batteryType", readBatteryType) ?? read("lithium", readLithium),
  };
}

/** Reads one detail after another; null for one that is missing, or unclear, which is a problem. */
function detailReader(columns: FleetColumns, row: FleetRow, faults: FleetFault[]): ReadDetail {
  return (detail, reader, otherwise = "") => {
    const written = cellOf(columns, row, detail);
    const cell = written === "" ? otherwise : written;
    const { name, isRequired, advice } = detailWords[detail];
    if (!isRequired && isBlank(cell)) return null;
    const value = reader(cell);
    if (value === null)
      faults.push({ detail, sentence: `the ${name} is ${said(cell)}. ${advice}` });
    return value;
  };
}

function namesOf(columns: FleetColumns, row: FleetRow, faults: FleetFault[]) {
  const nameIn = (detail: FleetDetail) => {
    const cell = cellOf(columns, row, detail);
    return isBlank(cell) ? "" : cell;
  };
  const both = nameIn("makeAndModel");
  const names = readNames({ make: nameIn("make"), model: nameIn("model"), makeAndModel: both });
  for (const id of ["make", "model"] as const) {
    const { name, advice } = detailWords[id];
    const detail = columns[id] === undefined ? "makeAndModel" : id;
    const add = (sentence: string) => faults.push({ detail, sentence });
    const isUnknown = names[id] === "" && both !== "";
    if (isUnknown) add(`the ${name} in ${quoted(both)} is not clear. ${advice}`);
    else if (names[id] === "") add(`the ${name} is missing. ${advice}`);
    if (names[id].length <= maxTextLength) continue;
    add(`the ${name} is too long. Shorten it to ${maxTextLength} characters.`);
  }
  return names;
}

function said(cell: string): string {
  return cell === "" ? "missing" : quoted(cell);
}

function cellOf(columns: FleetColumns, { cells }: FleetRow, detail: FleetDetail): string {
  const at = columns[detail];
  return at === undefined ? "" : (cells[at] ?? "").trim();
}

/** How a sentence about an unclear cell names the detail, and what it advises. */
interface DetailWords {
  readonly name: string;
  /** Without it, a cart has no value. The others have the value tool's defaults. */
  readonly isRequired?: true;
  readonly advice: string;
}

const most = mostQuantity.toLocaleString("en-US");

const detailWords: Readonly<Record<FleetDetail, DetailWords>> = {
  modelYear: { name: "year", isRequired: true, advice: "Enter a model year such as 2018." },
  make: { name: "make", isRequired: true, advice: "Enter a make such as Club Car." },
  model: { name: "model", isRequired: true, advice: "Enter a model such as Precedent." },
  makeAndModel: { name: "cart", advice: "Enter a make and a model such as Club Car Precedent." },
  seats: { name: "number of seats", advice: "Enter 2, 4, 6, or 8 (for eight or more)." },
  powertrain: { name: "power", advice: "Enter electric or gas." },
  condition: { name: "condition", advice: "Enter excellent, good, fair, or poor." },
  batteryAge: { name: "battery age", advice: "Enter whole years, such as 3." },
  batteryYear: {
    name: "battery year",
    advice: "Enter the year when the batteries were new, such as 2022.",
  },
  batteryType: { name: "battery type", advice: "Enter lithium or lead-acid." },
  lithium: { name: "answer about lithium batteries", advice: "Enter yes or no." },
  lifted: { name: "answer about the lift", advice: "Enter yes or no." },
  hasUpgrades: { name: "answer about upgrades", advice: "Enter yes or no." },
  quantity: { name: "quantity", advice: `Enter a whole number from 1 to ${most}.` },
  askingPrice: { name: "asking price", advice: "Enter dollars, such as 4500." },
};
