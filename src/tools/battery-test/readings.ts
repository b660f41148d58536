import { chargeOfVolts, gravityAt80 } from "../../../domain/batteries/charge.ts";
import { type Judgement, judgePack } from "../../../domain/batteries/judge-pack.ts";
import { type Pack, cellsOf, packs } from "../../../domain/batteries/pack.ts";
import { readDegrees, readGravities } from "../../../domain/batteries/read-hydrometer.ts";
import { readVolts } from "../../../domain/batteries/read-volts.ts";
import type { Entry } from "./pack-entry.ts";
import { cellsFault, degreesFault, voltsFault } from "./fault-text.ts";

/** What was typed, as far as it can be read. */
export interface Readings {
  /** Null for lithium. */
  readonly pack: Pack | null;
  /** For each battery a sentence about what cannot be read, or "". */
  readonly voltsFaults: readonly string[];
  readonly cellsFaults: readonly string[];
  readonly degreesFault: string;
  /** What is still missing, as a sentence; "" if nothing is. */
  readonly missing: string;
  /** Null while anything is missing or cannot be read. */
  readonly judgement: Judgement | null;
  /** Of each battery, once there is a judgement. */
  readonly volts: readonly number[];
  /** The state of charge of each battery, in percent; null until its volts can be read. */
  readonly charges: readonly (number | null)[];
}

export function readingsOf(entry: Entry): Readings {
  const pack = packs.find(({ id }) => id === entry.pack) ?? null;
  if (pack === null) return { ...nothingRead, pack };
  const typed = entry.volts.slice(0, pack.count).map((text) => readVolts(text, pack));
  const cells = entry.cells.slice(0, pack.count).map((text) => readGravities(text, pack));
  const degrees = readDegrees(entry.degrees);
  const voltsFaults = typed.map((each) =>
    each.status === "unreadable" ? voltsFault(each.fault, pack) : "",
  );
  const cellsFaults = cells.map((each) =>
    each.status === "unreadable" ? cellsFault(each.fault, pack) : "",
  );
  const faults = { voltsFaults, cellsFaults, degreesFault: degrees === null ? degreesFault : "" };
  const volts = typed.flatMap((each) => (each.status === "read" ? [each.volts] : []));
  const charges = typed.map((each) =>
    each.status === "read" ? chargeOfVolts(each.volts / cellsOf(pack)) : null,
  );
  const hasFault = [...voltsFaults, ...cellsFaults, faults.degreesFault].some(Boolean);
  const missing = hasFault ? "Correct the readings that are marked." : missingIn(entry, typed);
  if (degrees === null || missing !== "") {
    return { pack, ...faults, missing, judgement: null, volts: [], charges };
  }
  const gravities = cells.map((each) =>
    each.status === "read" ? each.gravities.map((one) => gravityAt80(one, degrees)) : [],
  );
  const rested = entry.rested === "yes";
  const charged = entry.charged === "yes";
  const judgement = judgePack({ pack, volts, rested, charged, gravities });
  return { pack, ...faults, missing, judgement, volts, charges };
}

const nothingRead = {
  voltsFaults: [],
  cellsFaults: [],
  degreesFault: "",
  missing: "",
  judgement: null,
  volts: [],
  charges: [],
};

function missingIn({ rested, charged }: Entry, typed: readonly { status: string }[]): string {
  const blanks = typed.flatMap(({ status }, index) => (status === "blank" ? [`${index + 1}`] : []));
  if (blanks.length === typed.length) return "Enter the volts of each battery.";
  if (blanks.length > 0) {
    const list = new Intl.ListFormat("en-US").format(blanks);
    return `Enter the volts of ${blanks.length === 1 ? "battery" : "batteries"} ${list} too.`;
  }
  if (rested === null) return "Say whether the pack has rested.";
  return charged === null ? "Say whether the pack was fully charged." : "";
}
