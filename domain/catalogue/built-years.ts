import { type ResolvedModel, resolveModel } from "./resolve-model.ts";

/** A model family whose years are known. */
export interface BuiltModel {
  readonly make: string;
  readonly name: string;
  readonly from: number;
  /** Null if it is still built, or may be. */
  readonly to: number | null;
}

export function builtModelOf({ family }: ResolvedModel): BuiltModel | null {
  if (family === null || family.years.from === null) return null;
  const { make, name } = family;
  return { make, name, from: family.years.from, to: family.years.to };
}

/** 0 if no source says when the model began. */
export function firstYearOf(make = "", model = ""): number {
  return resolveModel(make, model).family?.years.from ?? 0;
}

/** The model if it wasn't built in that year; null if it was, or may have been. */
export function findModelOfOtherYears(
  modelYear: number,
  resolved: ResolvedModel,
): BuiltModel | null {
  const built = builtModelOf(resolved);
  return built !== null && nearestBuiltYear(modelYear, built) !== modelYear ? built : null;
}

export function nearestBuiltYear(modelYear: number, { from, to }: BuiltModel): number {
  return Math.max(from, Math.min(to ?? modelYear, modelYear));
}

/** "Club Car built the Precedent from 2004 to 2020" */
export function builtText({ make, name, from, to }: BuiltModel): string {
  return to === null
    ? `${make} has built the ${name} since ${from}`
    : `${make} built the ${name} from ${from} to ${to}`;
}
