import type { AdDetails } from "../ad/read-ad.ts";
import {
  type BatteryType,
  type Cart,
  type Condition,
  assumedIfNotRunning,
  maxTextLength,
} from "../../cart/cart.ts";
import { type AssumedName, assumedNames } from "../../details/assumed.ts";
import { type Details, defaultDetails, give, withImplied } from "../../details/details.ts";
import {
  isSaleWord,
  readBatteryType,
  readCondition,
  readFlag,
  readLifted,
  readLithium,
  readNotRunning,
  readPowertrain,
  readRunning,
  readUpgrades,
  splitPack,
} from "./cell-choices.ts";
import {
  type BatteryContext,
  readBattery,
  readModelYear,
  readQuantity,
  readSeats,
} from "./cell-numbers.ts";
import { type FleetColumns, type FleetDetail, noteKindOf } from "./columns.ts";
import { isAccessory } from "./accessory.ts";
import { isBlank } from "../../words/plain-text.ts";
import { quote, withoutTags } from "./cell-text.ts";
import { addDescription, findOneCellCart, readNames } from "./cell-names.ts";
import { otherVehicleIn } from "./other-vehicles.ts";
import { resolveModel } from "../../catalogue/resolve-model.ts";
import { readSerialYears } from "./serial-year.ts";
import type { AboutLine } from "./number-meaning.ts";
import { quantityInName, quantityInNote } from "./quantity.ts";
import { maySumCarts } from "./totals.ts";
import { readDollars } from "../../words/read-dollars.ts";
import {
  type FleetFault,
  cellDescription,
  type JudgedDetail,
  detailWords,
  dieselFault,
  lineDoubts,
  quantityFault,
  roundedSerialFault,
  serialFault,
  singleCellFault,
  totalFault,
} from "./row-faults.ts";
import { yearOfDate } from "../../words/year.ts";

export interface FleetCart {
  readonly cart: Cart;
  readonly quantity: number;
  /** What neither the line nor its model says. */
  readonly assumed: readonly AssumedName[];
  /** Set if the model year is from the serial number because no cell has it. */
  readonly serialYear?: number;
  /** Set if the cell for the condition only says how the cart is sold. */
  readonly saleWord?: string;
  /** Where the line contradicts itself: "the number says 2006, not 2016." */
  readonly doubts?: readonly string[];
}

export interface OtherVehicle {
  readonly notCart: string;
}

export interface FleetProblem {
  /** "Line 7: the year is missing. Enter a model year such as 2018." */
  readonly problem: string;
  /** `problem` without the line's number. */
  readonly reason: string;
}

export function problemAt(line: number, reason: string): FleetProblem {
  return { problem: `Line ${line}: ${reason}`, reason };
}

export interface FleetRow {
  readonly cells: readonly string[];
  /** Counted from 1 and including blank lines, as in a text editor. */
  readonly line: number;
  readonly today: string;
}

/** Returns a line's first problem, if it has one. Never throws, whatever the cells say. */
export function readFleetRow(
  columns: FleetColumns,
  row: FleetRow,
): FleetCart | FleetProblem | OtherVehicle {
  const faults: FleetFault[] = [];
  const cart = readLine(columns, row, faults);
  if ("notCart" in cart) return cart;
  const [fault] = faults;
  return fault === undefined ? cart : problemAt(row.line, fault.sentence);
}

export function findFaults(columns: FleetColumns, row: FleetRow): readonly FleetFault[] {
  const faults: FleetFault[] = [];
  readLine(columns, row, faults);
  return faults;
}

/** Reads a line with the whole cart in one cell as a description, whatever that cell's column is for. */
function readLine(
  columns: FleetColumns,
  row: FleetRow,
  faults: FleetFault[],
): FleetCart | OtherVehicle {
  const inOne = columns.model === undefined ? null : findOneCellCart(row.cells, row.today);
  if (inOne === null) return readCart(columns, row, faults);
  if (inOne.hasOtherText) faults.push(singleCellFault(row.cells[inOne.column]!));
  return readCart({ makeAndModel: inOne.column }, row, faults);
}

function otherVehicleAt(line: number, what: string): OtherVehicle {
  return { notCart: `Line ${line} is ${what}, which isn’t a golf cart, so it isn’t valued.` };
}

/** The cart is valid only if `faults` stays empty. */
function readCart(
  columns: FleetColumns,
  row: FleetRow,
  faults: FleetFault[],
): FleetCart | OtherVehicle {
  const names = findNames(columns, row, faults);
  const { otherDetails } = names;
  const asOfYear = yearOfDate(row.today);
  const written = cellOf(columns, row, "modelYear") || names.year;
  const otherVehicle = otherVehicleIn(
    { ...names.cells, type: cellOf(columns, row, "vehicleType") },
    { make: names.make, year: readModelYear(written, asOfYear) },
  );
  if (otherVehicle !== null) {
    return otherVehicleAt(row.line, otherVehicle);
  }
  const isUndated = isBlank(written) && isBlank(cellOf(columns, row, "serial"));
  const product = {
    title: names.cells.makeAndModel,
    isNamed: names.make !== "" && names.model !== "",
    price: readDollars(cellOf(columns, row, "askingPrice")),
  };
  if (names.refused === "parts" || (isUndated && isAccessory(product))) {
    return otherVehicleAt(row.line, "a part");
  }
  if (names.refused === "two carts") {
    faults.push({
      detail: "makeAndModel",
      sentence: "it names more than one cart. Give each a line of its own.",
    });
  }
  const total = [names.cells.makeAndModel, names.cells.model].find(maySumCarts);
  if (total !== undefined) faults.push(totalFault(total));
  const read = detailReader(columns, row, faults);
  const cellIn = (detail: FleetDetail) => cellOf(columns, row, detail);
  const serial = isBlank(written) ? cellIn("serial") || (otherDetails.serial ?? "") : "";
  const serialYears = readSerialYears(serial, names.make, asOfYear);
  const [serialYear] = serialYears.length === 1 ? serialYears : [];
  if (serialYears.length > 1) faults.push(serialFault(serialYears));
  const isRounded = isBlank(names.year) && isRoundedNumber(serial);
  if (isRounded) faults.push(roundedSerialFault(serial));
  const year =
    serialYears.length > 0 || isRounded
      ? (serialYear ?? null)
      : read("modelYear", (cell) => readModelYear(cell, asOfYear), names.year);
  const power = read("powertrain", readPowertrain);
  const powertrain = power ?? otherDetails.powertrain;
  const description = names.cells.makeAndModel || names.cells.model;
  if (powertrain === undefined && /\bdiesel\b/i.test(description)) faults.push(dieselFault);
  const seats = read("seats", readSeats) ?? otherDetails.seats;
  const sold = cellIn("condition");
  const isSold = isSaleWord(sold) && readCondition(sold) === null;
  const condition = (isSold ? null : read("condition", conditionIn)) ?? otherDetails.condition;
  const hasUpgrades = read("hasUpgrades", readUpgrades) ?? otherDetails.hasUpgrades;
  const lifted = read("lifted", readLifted) ?? otherDetails.lifted;
  const notRunning = readNotRunningIn(cellIn) ?? otherDetails.notRunning;
  const named = withImplied(
    give(defaultDetails, {
      make: names.make,
      model: names.model,
      ...omitUndefined({ powertrain }),
    }),
  );
  const ifNotRunning = notRunning === true ? assumedIfNotRunning(named.powertrain) : {};
  const lineContext = {
    make: names.make,
    model: names.model,
    seats: seats ?? resolveModel(names.make, names.model).implied.seats,
    hasYear: !isBlank(cellIn("modelYear")),
    year,
    isGas: named.powertrain === "gas",
    line: row.line,
  };
  const quantity =
    read("quantity", readQuantity) ?? readQuantityInTexts(columns, row, faults, lineContext) ?? 1;
  // A gas cart has no pack, whatever its line says about one.
  const context = { today: row.today, modelYear: year };
  const pack = named.powertrain === "gas" ? null : readPack(read, cellIn, context);
  const typeOfPower = pack && splitPack(cellIn("powertrain")).type;
  const details = withImplied(
    give(named, {
      ...omitUndefined({ seats, condition, hasUpgrades, lifted, notRunning }),
      ...ifNotRunning,
      ...(pack && packDetails(pack, typeOfPower, otherDetails)),
    }),
  );
  const powertrains = [power, otherDetails.powertrain].filter((said) => said != null);
  const doubts = lineDoubts(
    {
      make: names.make,
      modelYear: year,
      serial: serialYear === undefined ? cellIn("serial") || (otherDetails.serial ?? "") : "",
      inModel: names.inModel,
      yearDoubt: names.yearDoubt,
      powertrains: [...new Set(powertrains)],
    },
    asOfYear,
  );
  return {
    cart: cartOf(details, year!),
    quantity,
    assumed: assumedNames(details),
    ...(serialYear !== undefined && { serialYear }),
    ...(isSold && otherDetails.condition === undefined && { saleWord: sold }),
    ...(doubts.length > 0 && { doubts }),
  };
}

function cartOf({ modelYear: _, sources: _sources, ...cart }: Details, modelYear: number): Cart {
  return { ...cart, modelYear };
}

function conditionIn(cell: string): Condition | null {
  return readNotRunning(cell) === true ? "poor" : readCondition(cell);
}

/** A cell that doesn't say isn't a fault: "Running: yes, but slow". */
function readNotRunningIn(cellIn: (detail: FleetDetail) => string): boolean | undefined {
  const flag = cellIn("notRunning");
  const running = isBlank(cellIn("running")) ? null : readRunning(cellIn("running"));
  const said = [
    isBlank(flag) ? null : (readFlag(flag) ?? readNotRunning(flag)),
    running === null ? null : !running,
    readNotRunning(cellIn("condition")),
  ];
  return said.includes(true) || (said.includes(false) ? false : undefined);
}

function packDetails(
  { age, type }: ReturnType<typeof readPack>,
  typeOfPower: BatteryType | null,
  described: Partial<AdDetails>,
) {
  return omitUndefined({
    batteryAge: age ?? described.batteryAge,
    batteryType: type ?? typeOfPower ?? described.batteryType,
  });
}

/** "1.23E+15" */
const isRoundedNumber = (serial: string) => /^\d(?:[.,]\d{1,9})?e\+?\d{1,2}$/i.test(serial);

/**
 * Looks in every cell that isn't about another detail, because a line about twelve carts must not
 * count as one.
 */
function readQuantityInTexts(
  columns: FleetColumns,
  row: FleetRow,
  faults: FleetFault[],
  lineContext: AboutLine,
): number | null {
  if (!isBlank(cellOf(columns, row, "quantity"))) return null;
  const isNamed = columns.make !== undefined && columns.model !== undefined;
  const names = isNamed
    ? [columns.make, columns.model]
    : [columns.makeAndModel, columns.make, columns.model, columns.description];
  const read = new Set(Object.values(columns));
  const said = new Map<number, string>();
  for (const [column, written] of row.cells.entries()) {
    const isName = names.includes(column);
    const isNote = column === columns.description || column === columns.makeAndModel;
    if (!(isName || isNote) && read.has(column)) continue;
    const cell = withoutTags(written);
    const kind = isNote ? "remarks" : noteKindOf(columns, column);
    const quantity = isName ? quantityInName(cell, lineContext) : quantityInNote(cell, kind);
    if (quantity === "unclear") faults.push(quantityFault(cell));
    else if (quantity !== null) said.set(quantity, cell);
  }
  const [first, second] = said;
  if (second !== undefined) faults.push(quantityFault(second[1]));
  return first?.[0] ?? null;
}

function omitUndefined<T extends object>(choices: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const entries = Object.entries(choices).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this drops only undefined values
  return Object.fromEntries(entries) as { [Name in keyof T]?: NonNullable<T[Name]> };
}

type ReadDetail = <T>(
  detail: JudgedDetail,
  reader: (cell: string) => T | null,
  fallback?: string,
) => T | null;

const batteryUnits = {
  batteryAge: "years",
  batteryMonths: "months",
  batteryYear: "date",
} satisfies Partial<Record<FleetDetail, BatteryContext["unit"]>>;

function readPack(
  read: ReadDetail,
  cellIn: (detail: FleetDetail) => string,
  context: Omit<BatteryContext, "unit">,
) {
  let typeInAge: BatteryType | null = null;
  const readAge = (detail: keyof typeof batteryUnits) => {
    const pack = splitPack(cellIn(detail));
    typeInAge ??= pack.type;
    if (pack.type !== null && isBlank(pack.age)) return null;
    const unit = batteryUnits[detail];
    return read(detail, () => readBattery(pack.age, { ...context, unit }));
  };
  const ageYears = readAge("batteryAge") ?? readAge("batteryMonths") ?? readAge("batteryYear");
  const type = read("batteryType", readBatteryType) ?? read("lithium", readLithium) ?? typeInAge;
  return { age: ageYears, type };
}

function detailReader(columns: FleetColumns, row: FleetRow, faults: FleetFault[]): ReadDetail {
  return (detail, reader, fallback = "") => {
    const written = cellOf(columns, row, detail);
    const cell = written === "" ? fallback : written;
    const { name, isRequired, advice } = detailWords[detail];
    if (!isRequired && isBlank(cell)) return null;
    const value = reader(cell);
    if (value === null)
      faults.push({ detail, sentence: `the ${name} is ${cellDescription(cell)}. ${advice}` });
    return value;
  };
}

function findNames(columns: FleetColumns, row: FleetRow, faults: FleetFault[]) {
  const nameIn = (detail: FleetDetail) => {
    const cell = cellOf(columns, row, detail);
    return isBlank(cell) ? "" : withoutTags(cell);
  };
  const description = nameIn("description");
  const title = nameIn("makeAndModel");
  const hasNames = columns.make !== undefined && columns.model !== undefined;
  const cells = {
    make: nameIn("make"),
    model: nameIn("model"),
    makeAndModel:
      title === "" && (hasNames || columns.makeAndModel !== undefined) ? description : title,
    hasMakeColumn: columns.make !== undefined,
  };
  const named = readNames(cells, row.today);
  const isRead = description === "" || description === cells.makeAndModel;
  const names = { ...(isRead ? named : addDescription(named, description, row.today)), cells };
  for (const id of ["make", "model"] as const) {
    const { name, advice } = detailWords[id];
    const detail = columns[id] === undefined ? "makeAndModel" : id;
    const addFault = (sentence: string) => faults.push({ detail, sentence });
    const isUnknown = names[id] === "" && cells.makeAndModel !== "";
    if (isUnknown) addFault(`the ${name} in ${quote(cells.makeAndModel)} is not clear. ${advice}`);
    else if (names[id] === "") addFault(`the ${name} is missing. ${advice}`);
    if (names[id].length <= maxTextLength) continue;
    addFault(`the ${name} is too long. Shorten it to ${maxTextLength} characters.`);
  }
  return names;
}

function cellOf(columns: FleetColumns, { cells }: FleetRow, detail: FleetDetail): string {
  const column = columns[detail];
  return column === undefined ? "" : (cells[column] ?? "").trim();
}
