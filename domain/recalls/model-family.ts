import { containsModel, patternOf, wordsOf } from "../valuation/model-match.ts";

/**
 * Models that nobody mistakes for another of their make, with the names people use for them. Trims
 * of several models, such as Freedom or Valor, are left out, and so are models that we can't
 * reliably tell apart. An Express has a TXT's chassis, and people call a Drive2 a Drive.
 */
const families: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "Club Car": {
    Precedent: ["Precedent"],
    Tempo: ["Tempo"],
    Onward: ["Onward"],
    DS: ["DS"],
    Carryall: ["Carryall", "Turf"],
    Villager: ["Villager"],
    Transporter: ["Transporter"],
    XRT: ["XRT"],
    Lynx: ["Lynx"],
  },
  "EZ-GO": { RXV: ["RXV"], TXT: ["TXT", "Express"] },
  Yamaha: { Drive: ["Drive", "G29"], Adventurer: ["Adventurer"], UMAX: ["UMAX"] },
};

export const familyNames: readonly string[] = Object.values(families).flatMap(Object.keys);

/** Null if the text names no family or several. The make is spelled as in the catalogue. */
export function modelFamily(make: string, model: string): string | null {
  const words = wordsOf(model);
  const [family, secondFamily] = Object.entries(families[make] ?? {}).filter(([, names]) =>
    names.some((name) => containsModel(words, patternOf(name))),
  );
  return family === undefined || secondFamily !== undefined ? null : family[0];
}
