import { readFileSync } from "node:fs";
import { projectFolder } from "../../config/folders.ts";
import type { NumberRange } from "../../domain/recalls/recall-number.ts";
import { recalls } from "../../domain/recalls/recalls.ts";
import { numberKinds } from "../../domain/serials/number-kinds.ts";
import type { KindId, NumberKind } from "../../domain/serials/reading.ts";
import { plainCharacters } from "../../domain/serials/plain-characters.ts";
import type { RecalledYear } from "../../domain/serials/serial-table.ts";
import { type CsvRecord, type Unreadable, readTable } from "../import/csv-table.ts";

const datedFile = `${projectFolder}listings/serials/serial-years.csv`;
export const tableFile = `${projectFolder}domain/serials/serial-table.json`;

const kindIds = {
  "club-car-serial": "club-car",
  "ezgo-serial": "ez-go",
  "yamaha-serial": "yamaha",
  vin: "vin",
} as const satisfies Record<string, KindId>;

export type ListedKind = keyof typeof kindIds;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
export const listedKinds = Object.keys(kindIds) as ListedKind[];

export function numberKindOf(kind: ListedKind): NumberKind {
  return numberKinds.find(({ id }) => id === kindIds[kind])!;
}

export interface DatedNumber {
  readonly kind: ListedKind;
  /** Capital letters and digits only; a digit that the list hides as "x" is 5. */
  readonly plain: string;
  readonly model: string;
  readonly powertrain: string;
  readonly year: number;
}

export function readDatedNumbers(csv: string): {
  numbers: DatedNumber[];
  problems: ReturnType<typeof readTable>["problems"];
} {
  const { rows, problems } = readTable(csv, ["kind", "number", "stated_year"], datedNumber);
  return { numbers: rows.map(({ dated }) => dated), problems };
}

function datedNumber(record: CsvRecord): { dated: DatedNumber } | Unreadable {
  const kind = listedKinds.find((each) => each === record["kind"]?.trim());
  if (kind === undefined) return { reason: `kind is not one of ${listedKinds.join(", ")}` };
  const plain = plainCharacters(record["number"]!.replaceAll("x", "5"));
  if (plain === "") return { reason: "number is empty" };
  const stated = record["stated_year"]!.trim();
  if (!/^(19|20)\d\d$/.test(stated)) {
    return { reason: `stated_year is not a year from 1900 to 2099: "${stated.slice(0, 20)}"` };
  }
  const { model = "", powertrain = "" } = record;
  return { dated: { kind, plain, model, powertrain, year: Number(stated) } };
}

/** A problem in the project's own file is a bug. */
export function readDatedNumbersFile(): DatedNumber[] {
  const { numbers, problems } = readDatedNumbers(readFileSync(datedFile, "utf8"));
  if (problems.length > 0) throw new Error(`${datedFile}: ${JSON.stringify(problems)}`);
  return numbers;
}

export function recalledRanges(): NumberRange[] {
  return recalls.flatMap(({ numbers = [] }) => numbers.flatMap(({ ranges }) => ranges));
}

/**
 * Ranges that a recall dates to one year, in order and merged, because several notices often list
 * the same carts.
 */
export function recalledYears(ranges: readonly NumberRange[]): { recalled?: RecalledYear[] } {
  const dated = ranges
    .flatMap(({ from, to, modelYears, model }): RecalledYear[] =>
      modelYears !== undefined && modelYears.from === modelYears.to
        ? [{ from: Number(from), to: Number(to), year: modelYears.from, ...(model && { model }) }]
        : [],
    )
    .toSorted((a, b) => a.from - b.from);
  const recalled: RecalledYear[] = [];
  for (const range of dated) {
    const index = recalled.findIndex(
      ({ to, year, model }) => year === range.year && model === range.model && to + 1 >= range.from,
    );
    const before = recalled[index];
    if (before === undefined) recalled.push(range);
    else recalled[index] = { ...before, to: Math.max(before.to, range.to) };
  }
  return recalled.length > 0 ? { recalled } : {};
}
