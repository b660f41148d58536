import { type DollarRange, work } from "../market/work-prices.ts";

interface Repair extends DollarRange {
  readonly source: string;
}

const aledoRepair = ({ low, high }: DollarRange): Repair => ({ low, high, source: "aledo" });

export const repairs = {
  leadAcid: aledoRepair(work.batteries),
  lithium: { low: work.lithiumSet.low, high: work.lithiumSet.high, source: "lithium-packs" },
  brakes: aledoRepair(work.brakes),
  tires: aledoRepair(work.tires),
  tuneUp: aledoRepair(work.tuneUp),
  diagnosis: aledoRepair({ low: 75, high: 125 }),
  accessories: aledoRepair({ low: 200, high: 800 }),
  controller: { low: work.controller.low, high: work.controller.high, source: "navitas" },
  charger: { low: 300, high: 450, source: "chargers" },
  engine: { low: work.engine.low, high: work.engine.high, source: "engine-swap" },
} as const satisfies Record<string, Repair>;

export type RepairId = keyof typeof repairs;
