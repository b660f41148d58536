import type { Rule, RuleCase } from "./rule.ts";

const earlyYears = 5;
const numbers = { perEarlyYear: 2, perLaterYear: 1, mostLost: 16 };

/** 10% a year for the first five years, 5% for each later one, 80% at most. */
export const depreciation = {
  id: "depreciation",
  label: "Age",
  source: "product spec, section 9, rule 2",
  numbers,
  twentieths: (_cart, ageYears) => leftAfter(ageYears),
  line: (_cart, ageYears) => `${yearsOf(ageYears)} of age`,
} as const satisfies Rule;

function leftAfter(ageYears: number): number {
  const early = Math.min(ageYears, earlyYears);
  const lost = early * numbers.perEarlyYear + (ageYears - early) * numbers.perLaterYear;
  return 20 - Math.min(lost, numbers.mostLost);
}

/** A case for each age until age takes nothing more. */
export function depreciationCases(): RuleCase[] {
  const factors: number[] = [];
  for (let age = 0; leftAfter(age) !== factors.at(-1); age++) factors.push(leftAfter(age));
  const oldest = factors.length - 1;
  return factors.map((twentieths, age) => ({ name: ageName(age, oldest), twentieths }));
}

function ageName(age: number, oldest: number): string {
  if (age === 0) return "New";
  return age === oldest ? `${age} years and more` : yearsOf(age);
}

const yearsOf = (count: number) => (count === 1 ? "1 year" : `${count} years`);
