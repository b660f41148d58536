import type { Rule } from "./rule.ts";

const earlyYears = 5;
const numbers = { perEarlyYear: 2, perLaterYear: 1, mostLost: 16 };

/** 10 % a year for the first five years, 5 % for each later one, 80 % at the most. */
export const depreciation = {
  id: "depreciation",
  label: "Age",
  source: "product spec, section 9, rule 2",
  numbers,
  twentieths: (_cart, ageYears) => {
    const early = Math.min(ageYears, earlyYears);
    const lost = early * numbers.perEarlyYear + (ageYears - early) * numbers.perLaterYear;
    return 20 - Math.min(lost, numbers.mostLost);
  },
} satisfies Rule;
