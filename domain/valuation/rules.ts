import {
  type BatteryAge,
  type Cart,
  type Condition,
  cartFields,
  conditions,
} from "../cart/cart.ts";

interface Rule {
  readonly id: string;
  readonly label: string;
  readonly source: string;
  /** In twentieths of the running value, by case. */
  readonly factors: Readonly<Record<string | number, number>>;
  /** In twentieths; null if the rule doesn't apply to the cart. */
  twentieths(cart: Cart, ageYears: number): number | null;
  stepText(cart: Cart, ageYears: number): string;
}

const yearly = { perEarlyYear: 2, perLaterYear: 1, maxLost: 16 };
export const earlyYears = 5;

/** 10% a year for the first five years and 5% for each later one, up to 80%. */
export const depreciation = {
  id: "depreciation",
  label: "Age",
  source: "product spec, section 9, rule 2",
  factors: yearly,
  twentieths: (_cart, ageYears) => twentiethsLeft(ageYears),
  stepText: (_cart, ageYears) => `${yearsOf(ageYears)} of age`,
} as const satisfies Rule;

function twentiethsLeft(ageYears: number): number {
  const early = Math.min(ageYears, earlyYears);
  const lost = early * yearly.perEarlyYear + (ageYears - early) * yearly.perLaterYear;
  return 20 - Math.min(lost, yearly.maxLost);
}

/** "95%" of 19 twentieths */
export const percentText = (twentieths: number) => `${twentieths * 5}%`;

const yearsOf = (count: number) => (count === 1 ? "1 year" : `${count} years`);

/** Product spec, section 9. */
export const conditionMeanings: Record<Condition, string> = {
  excellent: "Like new, no wear",
  good: "Minor wear, well maintained",
  fair: "Moderate wear, needs minor work",
  poor: "Significant wear, needs major work",
};

const byCondition = { excellent: 23, good: 20, fair: 16, poor: 12 };

const condition = {
  id: "condition",
  label: "Overall condition",
  source: "product spec, section 9, rule 4",
  factors: byCondition,
  twentieths: (cart) => byCondition[cart.condition],
  stepText: (cart) => `${cartFields.condition.labels[cart.condition]} condition`,
} as const satisfies Rule;

const bySeats = { 2: 20, 4: 24, 6: 28, 8: 32 };

const seats = {
  id: "seats",
  label: "Seats",
  source: "product spec, section 9, rule 5",
  factors: bySeats,
  twentieths: (cart) => bySeats[cart.seats],
  stepText: (cart) => cartFields.seats.labels[cart.seats],
} as const satisfies Rule;

const byPowertrain = { electric: 20, gas: 22 };

const powertrain = {
  id: "powertrain",
  label: "Powertrain",
  source: "product spec, section 9, rule 6",
  factors: byPowertrain,
  twentieths: (cart) => byPowertrain[cart.powertrain],
  stepText: (cart) => cartFields.powertrain.labels[cart.powertrain],
} as const satisfies Rule;

export const shortBatteryAges: Record<BatteryAge, string> = {
  ...cartFields.batteryAge.labels,
  0: "brand new",
  5: "5+ years",
};

const byBatteryAge = { 0: 22, 1: 20, 2: 19, 3: 17, 4: 14, 5: 10 };

const battery = {
  id: "battery",
  label: "Battery age",
  source: "product spec, section 9, rule 7",
  factors: byBatteryAge,
  twentieths: (cart) => (cart.powertrain === "electric" ? byBatteryAge[cart.batteryAge] : null),
  stepText: (cart) => `Battery, ${shortBatteryAges[cart.batteryAge]}`,
} as const satisfies Rule;

const byUpgrades = { without: 20, with: 23 };
const upgradeNames = { without: "No upgrades", with: "Upgrades" };

const upgrades = {
  id: "upgrades",
  label: "Upgrades",
  source: "product spec, section 9, rule 8",
  factors: byUpgrades,
  twentieths: (cart) => byUpgrades[cart.hasUpgrades ? "with" : "without"],
  stepText: (cart) => upgradeNames[cart.hasUpgrades ? "with" : "without"],
} as const satisfies Rule;

export const rules = [
  depreciation,
  condition,
  seats,
  powertrain,
  battery,
  upgrades,
] as const satisfies readonly Rule[];

export type ValuationRule = (typeof rules)[number];

/**
 * One case of a rule, for the page about the method. Kept out of the rules, so that only that page
 * carries the cases.
 */
interface RuleCase {
  readonly name: string;
  readonly twentieths: number;
}

export const casesByRule: Record<ValuationRule["id"], () => RuleCase[]> = {
  depreciation: depreciationCases,
  condition: () =>
    conditions.map((grade) => ({
      name: `${cartFields.condition.labels[grade]}: ${conditionMeanings[grade]}`,
      twentieths: byCondition[grade],
    })),
  seats: () => casesOf(cartFields.seats.labels, bySeats),
  powertrain: () => casesOf(cartFields.powertrain.labels, byPowertrain),
  battery: () => casesOf(cartFields.batteryAge.labels, byBatteryAge),
  upgrades: () => casesOf(upgradeNames, byUpgrades),
};

function depreciationCases(): RuleCase[] {
  const shares: number[] = [];
  for (let age = 0; twentiethsLeft(age) !== shares.at(-1); age++) shares.push(twentiethsLeft(age));
  const oldest = shares.length - 1;
  return shares.map((twentieths, age) => ({ name: ageName(age, oldest), twentieths }));
}

function ageName(age: number, oldest: number): string {
  if (age === 0) return "New";
  return age === oldest ? `${age} years and more` : yearsOf(age);
}

function casesOf<Key extends string | number>(
  names: Readonly<Record<Key, string>>,
  factors: Readonly<Record<Key, number>>,
): RuleCase[] {
  const named: Readonly<Record<string, string>> = names;
  return Object.entries<number>(factors).map(([key, twentieths]) => ({
    name: named[key]!,
    twentieths,
  }));
}
