import { firstYearOf } from "../catalogue/built-years.ts";
import type { Problem } from "./reading.ts";

export const checkPlateAdvice =
  "Check the number against the plate, and look for the model year on the title.";

/** A doubt if the model didn't exist yet in that year. */
export function doubtAboutYear(
  year: number,
  make: string,
  model: string | undefined,
): Problem | undefined {
  const first = firstYearOf(make, model);
  if (year >= first) return undefined;
  return {
    why: `This would be a ${year} ${model}, and the first ones are ${first} models.`,
    next: checkPlateAdvice,
  };
}
