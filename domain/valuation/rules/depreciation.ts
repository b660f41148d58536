import type { Rule, RuleCase } from "./rule.ts";

const earlyYears = 5;
const factors = { perEarlyYear: 2, perLaterYear: 1, mostLost: 16 };

/** 10% a year for the first five years and 5% for each later one, up to 80%. */
export const depreciation = {
  id: "depreciation",
  label: "Age",
  source: "product spec, section 9, rule 2",
  factors,
  twentieths: (_cart, ageYears) => leftAfter(ageYears),
  line: (_cart, ageYears) => `${yearsOf(ageYears)} of age`,
} as const satisfies Rule;

function leftAfter(ageYears: number): number {
  const early = Math.min(ageYears, earlyYears);
  const lost = early * factors.perEarlyYear + (ageYears - early) * factors.perLaterYear;
  return 20 - Math.min(lost, factors.mostLost);
}

/** One case for each age, until there is no further depreciation. */
export function depreciationCases(): RuleCase[] {
  const shares: number[] = [];
  for (let age = 0; leftAfter(age) !== shares.at(-1); age++) shares.push(leftAfter(age));
  const oldest = shares.length - 1;
  return shares.map((twentieths, age) => ({ name: ageName(age, oldest), twentieths }));
}

function ageName(age: number, oldest: number): string {
  if (age === 0) return "New";
  return age === oldest ? `${age} years and more` : yearsOf(age);
}

const yearsOf = (count: number) => (count === 1 ? "1 year" : `${count} years`);
