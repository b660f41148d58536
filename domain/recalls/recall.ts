import type { Named } from "../serial-numbers/serial-table.ts";
import type { Source } from "../sources/source.ts";

/** Model years, both included. */
interface ModelYears {
  readonly from: number;
  readonly to: number;
}

/**
 * Numbers from one to another, both included, as a notice lists them. The year finder learns from
 * what the notice says about these carts alone.
 */
export interface SerialRange extends Named {
  readonly kind: "club-car" | "ez-go" | "yamaha";
  /** The letters or the prefix before the number; "" for a number alone. */
  readonly prefix: string;
  /** The last six digits of a Club Car or Yamaha number, or an EZ-GO's seven. */
  readonly from: number;
  readonly to: number;
  readonly modelYears?: ModelYears;
}

/** What a notice of a recall says. */
export interface Recall {
  /** Who published it: consumer products, or vehicles for the road. */
  readonly agency: "CPSC" | "NHTSA";
  /** The agency's number for it, where our source names it. */
  readonly number?: string;
  /** ISO date, or less of one where our source says less. */
  readonly date: string;
  /** The makes it concerns, as the catalog spells them. */
  readonly makes: readonly string[];
  /** Which carts, in words. */
  readonly carts: string;
  /** How many, where our source says. */
  readonly units?: number;
  /** The model years it names, or that could be built when it says; they run a year ahead. */
  readonly modelYears: ModelYears;
  /** All the numbers it names; without them, the number does not tell. */
  readonly serials?: readonly SerialRange[];
  /** What can happen, in a sentence. */
  readonly hazard: string;
  /** What the owner should do, in a sentence. */
  readonly remedy: string;
  readonly source: Source;
}
