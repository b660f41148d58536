import type { CartFieldId } from "./cart.ts";

/**
 * What addresses, forms, the API, and saved carts call a cart's fields. They say "year" for the model
 * year.
 */
export type PublicName<Id extends CartFieldId = CartFieldId> = Id extends "modelYear" ? "year" : Id;

export function publicName(id: CartFieldId): PublicName {
  return id === "modelYear" ? "year" : id;
}

type WithPublicNames<T> = { [Id in keyof T as Id extends "modelYear" ? "year" : Id]: T[Id] };

export function renameToPublic<T extends object>(fields: T): WithPublicNames<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only one name changes
  return renameKey(fields, "modelYear", "year") as WithPublicNames<T>;
}

type WithFieldIds<T> = { [Name in keyof T as Name extends "year" ? "modelYear" : Name]: T[Name] };

export function renameToFieldIds<T extends object>(named: T): WithFieldIds<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only one name changes
  return renameKey(named, "year", "modelYear") as WithFieldIds<T>;
}

function renameKey(record: object, from: string, to: string): object {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name === from ? to : name, value]),
  );
}
