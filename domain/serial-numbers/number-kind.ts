import type { Reading } from "./reading.ts";
import type { SerialTable } from "./serial-table.ts";

export type KindId = "club-car" | "ez-go" | "yamaha" | "vin" | "battery";

/** A number found on carts, and how to read a year from it. */
export interface NumberKind {
  readonly id: KindId;
  readonly label: string;
  /** Which carts have it, or what it looks like. */
  readonly note: string;
  readonly example: string;
  /** Where to find it on the cart, in sentences. */
  readonly place: string;
  /** The only make that has such numbers. */
  readonly make?: string;
  /** The thing that the year refers to. */
  readonly dates: "cart" | "battery";
  /** The shape of a whole one, as `plainCharacters` leaves it; other kinds may have it too. */
  readonly whole: RegExp;
  /** `text` is the result of `plainCharacters`, and not empty. */
  readonly decode: (text: string, asOfYear: number, table: SerialTable) => Reading;
}
