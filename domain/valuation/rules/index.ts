import { battery, batteryCases } from "./battery.ts";
import { condition, conditionCases } from "./condition.ts";
import { depreciation, depreciationCases } from "./depreciation.ts";
import { powertrain, powertrainCases } from "./powertrain.ts";
import type { Rule, RuleCase } from "./rule.ts";
import { seats, seatsCases } from "./seats.ts";
import { upgrades, upgradesCases } from "./upgrades.ts";

/** Every rule, in the order shown to visitors. The order does not affect the value. */
export const rules = [
  depreciation,
  condition,
  seats,
  powertrain,
  battery,
  upgrades,
] as const satisfies readonly Rule[];

export type ValuationRule = (typeof rules)[number];

/** The cases of every rule. */
export const casesByRule: Record<ValuationRule["id"], () => RuleCase[]> = {
  depreciation: depreciationCases,
  condition: conditionCases,
  seats: seatsCases,
  powertrain: powertrainCases,
  battery: batteryCases,
  upgrades: upgradesCases,
};
