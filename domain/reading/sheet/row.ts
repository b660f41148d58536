import type { AdDetails } from "../ad/read-ad.ts";
import { type Cart, defaultChoices, maxTextLength } from "../../valuation/cart.ts";
import {
  readBatteryType,
  readCondition,
  readLifted,
  readLithium,
  readPowertrain,
  readUpgrades,
} from "./cell-choices.ts";
import {
  type BatteryContext,
  readBattery,
  readDollars,
  readModelYear,
  readQuantity,
  readSeats,
  mostQuantity,
} from "./cell-numbers.ts";
import type { FleetColumns, FleetDetail } from "./columns.ts";
import { isBlank, quoted } from "./cell-text.ts";
import { readNames } from "./cell-names.ts";
import { grouped } from "../../cart/english.ts";

/** The carts of one kind that a line of a spreadsheet stands for. */
export interface FleetCart {
  readonly cart: Cart;
  /** How many there are of it: 1 if the line does not say. */
  readonly quantity: number;
  /** In whole US dollars; not used in the estimate. Null if the line names no clear price. */
  readonly askingPrice: number | null;
}

/** A sentence that says what to do about a line that cannot be valued. */
export interface FleetProblem {
  readonly problem: string;
}

/** A line of a spreadsheet, the headings' columns, and the day to value on. */
export interface FleetRow {
  readonly cells: readonly string[];
  /** Counted from 1, with blank lines, as a text editor counts. */
  readonly line: number;
  /** The ISO date on which the carts are valued. */
  readonly today: string;
}

/** The fault in one detail of a line. */
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
  const { said } = names;
  const asOfYear = Number(row.today.slice(0, 4));
  const year = read("modelYear", (cell) => readModelYear(cell, asOfYear), names.year);
  const powertrain = read("powertrain", readPowertrain) ?? said.powertrain;
  const seats = read("seats", readSeats) ?? said.seats;
  const condition = read("condition", readCondition) ?? said.condition;
  const hasUpgrades = read("hasUpgrades", readUpgrades) ?? said.hasUpgrades;
  const lifted = read("lifted", readLifted) ?? said.lifted;
  const quantity = read("quantity", readQuantity) ?? 1;
  // A gas cart has no pack, whatever its line says of one.
  const isGas = powertrain === "gas";
  const pack = isGas ? null : packOf(read, { today: row.today, modelYear: year }, said);
  return {
    cart: {
      ...defaultChoices,
      ...defined({ seats, powertrain, condition, hasUpgrades, lifted }),
      ...defined({ batteryAge: pack?.age, batteryType: pack?.type }),
      modelYear: year!,
      make: names.make,
      model: names.model,
    },
    quantity,
    askingPrice: readDollars(cellOf(columns, row, "askingPrice")),
  };
}

/** Without what is not said. */
function defined<T extends object>(choices: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const said = Object.entries(choices).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is undefined is gone
  return Object.fromEntries(said) as { [Name in keyof T]?: NonNullable<T[Name]> };
}

type ReadDetail = <T>(
  detail: FleetDetail,
  reader: (cell: string) => T | null,
  otherwise?: string,
) => T | null;

const batteryUnits = {
  batteryAge: "years",
  batteryMonths: "months",
  batteryYear: "date",
} satisfies Partial<Record<FleetDetail, BatteryContext["unit"]>>;

function packOf(read: ReadDetail, context: Omit<BatteryContext, "unit">, said: Partial<AdDetails>) {
  const age = (detail: keyof typeof batteryUnits) =>
    read(detail, (cell) => readBattery(cell, { ...context, unit: batteryUnits[detail] }));
  return {
    age: age("batteryAge") ?? age("batteryMonths") ?? age("batteryYear") ?? said.batteryAge,
    type: read("batteryType", readBatteryType) ?? read("lithium", readLithium) ?? said.batteryType,
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
      faults.push({ detail, sentence: `the ${name} is ${saidIn(cell)}. ${advice}` });
    return value;
  };
}

function namesOf(columns: FleetColumns, row: FleetRow, faults: FleetFault[]) {
  const nameIn = (detail: FleetDetail) => {
    const cell = cellOf(columns, row, detail);
    return isBlank(cell) ? "" : cell;
  };
  const cells = {
    make: nameIn("make"),
    model: nameIn("model"),
    makeAndModel: nameIn("makeAndModel"),
    hasMakeColumn: columns.make !== undefined,
  };
  const names = readNames(cells, row.today);
  for (const id of ["make", "model"] as const) {
    const { name, advice } = detailWords[id];
    const detail = columns[id] === undefined ? "makeAndModel" : id;
    const add = (sentence: string) => faults.push({ detail, sentence });
    const isUnknown = names[id] === "" && cells.makeAndModel !== "";
    if (isUnknown) add(`the ${name} in ${quoted(cells.makeAndModel)} is not clear. ${advice}`);
    else if (names[id] === "") add(`the ${name} is missing. ${advice}`);
    if (names[id].length <= maxTextLength) continue;
    add(`the ${name} is too long. Shorten it to ${maxTextLength} characters.`);
  }
  return names;
}

function saidIn(cell: string): string {
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

const most = grouped(mostQuantity);

const detailWords: Readonly<Record<FleetDetail, DetailWords>> = {
  modelYear: { name: "year", isRequired: true, advice: "Enter a model year such as 2018." },
  make: { name: "make", isRequired: true, advice: "Enter a make such as Club Car." },
  model: { name: "model", isRequired: true, advice: "Enter a model such as Precedent." },
  makeAndModel: { name: "cart", advice: "Enter a make and a model such as Club Car Precedent." },
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
  lithium: { name: "answer about lithium batteries", advice: "Enter yes or no." },
  lifted: { name: "answer about the lift", advice: "Enter yes or no." },
  hasUpgrades: { name: "answer about upgrades", advice: "Enter yes or no." },
  quantity: { name: "quantity", advice: `Enter a whole number from 1 to ${most}.` },
  askingPrice: { name: "asking price", advice: "Enter dollars, such as 4500." },
};
