import type { Problem } from "./reading.ts";

/**
 * The first model year of models that serials name. Sources: Precedent "brought out in January,
 * 2004" (golfcarcatalog.com, review of 2006); Onward "introduction in 2017" (golfcaradvisor.com,
 * February 2025); Tempo launched in January 2018 (smallvehicleresource.com); RXV unveiled in
 * November 2007, on courses from the spring (augustachronicle.com); Drive2 by its model years.
 */
const firstYears: Readonly<Record<string, number>> = {
  Precedent: 2004,
  Onward: 2017,
  Tempo: 2018,
  RXV: 2008,
  Drive2: 2017,
};

/** The first model year of a model; 0 where it is not known. */
export function firstYearOf(model = ""): number {
  return firstYears[model] ?? 0;
}

/** Why a year before the model came out is doubted; undefined for any other year. */
export function doubtAbout(year: number, model: string | undefined): Problem | undefined {
  if (year >= firstYearOf(model)) return undefined;
  return {
    why: `This would be a ${year} ${model}, and the first ones are ${firstYearOf(model)} models.`,
    next: "Check the number against the plate, and look for the model year on the title.",
  };
}
