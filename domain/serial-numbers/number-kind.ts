import type { Reading } from "./reading.ts";

export type KindId = "club-car" | "ez-go" | "yamaha" | "vin" | "battery";

/** A number that one may find on a cart, and how to read a year from it. */
export interface NumberKind {
  readonly id: KindId;
  readonly label: string;
  /** Which carts have it, or what it looks like. */
  readonly note: string;
  readonly example: string;
  /** Where it is on the cart, in sentences. */
  readonly place: string;
  /** The one make that has such numbers. */
  readonly make?: string;
  /** What the year is the year of. */
  readonly dates: "cart" | "battery";
  /** `text` is what `plainCharacters` leaves of what was typed, and not empty. */
  readonly decode: (text: string, asOfYear: number) => Reading;
}
