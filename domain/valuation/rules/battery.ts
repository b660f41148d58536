import { type BatteryAge, cartFields } from "../cart.ts";
import { type Rule, casesOf } from "./rule.ts";

const factors = { 0: 22, 1: 20, 2: 19, 3: 17, 4: 14, 5: 10 };
const { labels } = cartFields.batteryAge;

/** The age of a pack, worded for a sentence or a line. */
export const shortBatteryAges: Record<BatteryAge, string> = {
  ...labels,
  0: "brand new",
  5: "5+ years",
};

/** The age of an electric cart's pack. A gas cart has no such line. */
export const battery = {
  id: "battery",
  label: "Battery age",
  source: "product spec, section 9, rule 7",
  factors,
  twentieths: (cart) => (cart.powertrain === "electric" ? factors[cart.batteryAge] : null),
  line: (cart) => `Battery, ${shortBatteryAges[cart.batteryAge]}`,
} as const satisfies Rule;

export const batteryCases = () => casesOf(labels, factors);
