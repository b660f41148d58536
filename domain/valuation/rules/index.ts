import { battery } from "./battery.ts";
import { condition } from "./condition.ts";
import { depreciation } from "./depreciation.ts";
import { powertrain } from "./powertrain.ts";
import type { Rule } from "./rule.ts";
import { seats } from "./seats.ts";
import { upgrades } from "./upgrades.ts";

/** Every rule, in the order shown to visitors. The order cannot change the value. */
export const rules = [
  depreciation,
  condition,
  seats,
  powertrain,
  battery,
  upgrades,
] as const satisfies readonly Rule[];

export type ValuationRule = (typeof rules)[number];
