import { type Details, queryOf } from "../../../domain/cart/details.ts";

/** The page on which a visitor reports what this cart sold for. */
export function saleAddress(details: Details): string {
  return `/sold${queryOf(details)}`;
}
