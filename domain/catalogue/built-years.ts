import { yearsOfMake } from "./priced-makes.ts";
import { type ResolvedModel, resolveModel } from "./resolve-model.ts";

/** The known years of a model family, or else of its make. */
export interface BuiltYears {
  readonly make: string;
  /** Null if the years are those of the make. */
  readonly name: string | null;
  /** Null if no source says. */
  readonly from: number | null;
  /** Null if it is still built, or if no source says when it ended. */
  readonly to: number | null;
  /** True if both years are about right, and already allow for a year either way. */
  readonly areRough?: true;
}

export function builtYearsOf({ make, family }: ResolvedModel): BuiltYears | null {
  if (family !== null && family.years.from !== null) {
    return { make: family.make, name: family.name, ...family.years };
  }
  const { from, to } = yearsOfMake(make);
  return from === null && to === null ? null : { make, name: null, from, to };
}

/** 0 if no source says when the model was first built. */
export function firstYearOf(make = "", model = ""): number {
  return resolveModel(make, model).family?.years.from ?? 0;
}

/** Null if the cart was built in that year, or may have been. */
export function findOtherBuiltYears(modelYear: number, resolved: ResolvedModel): BuiltYears | null {
  const built = builtYearsOf(resolved);
  return built !== null && nearestBuiltYear(modelYear, built) !== modelYear ? built : null;
}

export function nearestBuiltYear(modelYear: number, { from, to }: BuiltYears): number {
  return Math.max(from ?? 0, Math.min(to ?? modelYear, modelYear));
}

/** "Club Car built the Precedent from 2004 to 2020" */
export function builtText({ make, name, from, to, areRough }: BuiltYears): string {
  if (name === null) {
    if (from === null) return `No ${make} golf cart is newer than ${to}`;
    return to === null
      ? `No ${make} golf cart is older than ${from}`
      : `${make} golf carts are from ${from} to ${to}`;
  }
  const about = areRough ? "about " : "";
  return to === null
    ? `${make} has built the ${name} since ${about}${from}`
    : `${make} built the ${name} from ${about}${from} to ${about}${to}`;
}

/** What we tell a visitor who enters any other year. */
export function otherYearsText(built: BuiltYears): string {
  return `${builtText(built)}. Check the year.`;
}
