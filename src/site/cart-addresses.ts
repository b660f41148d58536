import { type Details, addressEnd, formQueryOf, queryOf } from "../../domain/details/details.ts";

/** The papers, in the order offered. */
export const paperIds = [
  "bill-of-sale",
  "for-sale-flyer",
  "buying-checklist",
  "insurance-sheet",
] as const;
export type PaperId = (typeof paperIds)[number];

export function saleAddress(details: Details): string {
  return `/sold${queryOf(details)}`;
}

export function paperAddress(details: Details, paper: PaperId): string {
  const fields = new URLSearchParams(formQueryOf(details));
  fields.set("paper", paper);
  return `/papers${addressEnd(fields)}`;
}
