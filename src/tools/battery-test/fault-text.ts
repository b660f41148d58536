import { type Pack, cellsOf } from "../../../domain/batteries/pack.ts";
import type { TypedGravities } from "../../../domain/batteries/read-hydrometer.ts";
import type { VoltsFault } from "../../../domain/batteries/read-volts.ts";

const example: Record<Pack["batteryVolts"], string> = { 6: "6.35", 8: "8.45", 12: "12.65" };

/** What is wrong with a voltage, and what to type instead. */
export function voltsFault(fault: VoltsFault, { batteryVolts, count }: Pack): string {
  switch (fault.kind) {
    case "lithium":
      return "This test is for lead-acid batteries. For lithium, choose it as the pack.";
    case "not-a-number":
      return `Type the volts as a number, such as ${example[batteryVolts]}.`;
    case "negative":
      return "The meter’s leads are swapped. Type the volts without the minus.";
    case "whole-pack":
      return `This looks like all ${count} together. Measure each battery on its own.`;
    case "decimal-point":
      return `Check the decimal point: is it ${fault.volts.toFixed(2)}?`;
    case "other-battery":
      return `A ${batteryVolts}-volt battery can’t read this. If it is ${anOrA(fault.batteryVolts)} ${fault.batteryVolts}-volt battery, choose another pack.`;
    case "too-high":
      return `A ${batteryVolts}-volt battery can’t read this. Measure again, post to post.`;
  }
}

const anOrA = (volts: Pack["batteryVolts"]) => (volts === 8 ? "an" : "a");

type CellsFault = Extract<TypedGravities, { status: "unreadable" }>["fault"];

export function cellsFault(fault: CellsFault, pack: Pack): string {
  switch (fault) {
    case "not-a-number":
      return "Type the readings as numbers with spaces between them, such as 1.265 1.260.";
    case "out-of-range":
      return "A hydrometer reads from 1.000 to 1.350. Check the decimal points.";
    case "too-many-cells":
      return `A ${pack.batteryVolts}-volt battery has ${cellsOf(pack)} cells. Type one reading for each.`;
  }
}

export const degreesFault =
  "Type the temperature in °F, from 0 to 110. Let hotter acid cool before you measure.";
