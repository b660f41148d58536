import { type DollarRange, work } from "../market/work-prices.ts";

interface Repair extends DollarRange {
  readonly source: string;
}

const atAledo = ({ low, high }: DollarRange): Repair => ({ low, high, source: "aledo" });

export const repairs = {
  leadAcid: atAledo(work.batteries),
  lithium: { low: work.lithiumSet.low, high: work.lithiumSet.high, source: "lithium-packs" },
  brakes: atAledo(work.brakes),
  tires: atAledo(work.tires),
  tuneUp: atAledo(work.tuneUp),
  diagnosis: atAledo({ low: 75, high: 125 }),
  accessories: atAledo({ low: 200, high: 800 }),
  controller: { low: work.controller.low, high: work.controller.high, source: "navitas" },
  charger: { low: 300, high: 450, source: "chargers" },
  engine: { low: work.engine.low, high: work.engine.high, source: "engine-swap" },
} as const satisfies Record<string, Repair>;

export type RepairId = keyof typeof repairs;
