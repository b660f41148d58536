import type { BatteryType, Powertrain, SeatCount } from "../cart/cart.ts";

export type Drive = BatteryType | "gas";

/** The drawings of carts. */
export type Body =
  | "ds"
  | "precedent"
  | "onward"
  | "txt"
  | "rxv"
  | "drive"
  | "drive2"
  | "icon"
  | "evolution"
  | "garia"
  | "utility"
  | "gem"
  | "generic";

export interface Variant {
  readonly seats?: SeatCount | undefined;
  readonly lifted?: boolean | undefined;
  /** Set if every cart of this variant, unlike the family's others, came with this type. */
  readonly batteryType?: "lithium" | undefined;
}

/** Everything about a model family that we enter by hand, all in one place. */
export interface ModelFamily {
  readonly make: string;
  readonly name: string;
  /** Its other names, and its variants' names. */
  readonly names: readonly string[];
  /** Names that only this make uses, so one alone identifies the make. */
  readonly tellsMake: readonly string[];
  /** Abbreviations and misspellings of its own name. */
  readonly misspellings: readonly string[];
  /** True if dealers' lists use its names, but in an ad they'd mean something else. */
  readonly isOnlyInLists: boolean;
  /** Model years; null where no source says. `to` is also null while it is still built. */
  readonly years: {
    readonly from: number | null;
    readonly to: number | null;
    /** True if a source says to allow a year either way, which both years already do. */
    readonly areRough?: true;
  };
  /** What it was built with; null if no source says. */
  readonly drives: readonly Drive[] | null;
  /** The seats of every cart of this model; null if they differ. */
  readonly seats: SeatCount | null;
  /** True if 2, 4, 6, or 8 after its name counts seats: "Villager 6", "Classic 4 Plus". */
  readonly hasSeatsInName: boolean;
  /** Keyed by what follows the model's name: the S4 in "Express S4", the ELiTE in "RXV ELiTE". */
  readonly variants: Readonly<Record<string, Variant>>;
  /** Names that mean a lift. */
  readonly liftedNames: readonly string[];
  /** Its drawing; null for its make's usual one. */
  readonly body: Body | null;
  /** Its name in the model of asking prices; null if dealers don't list it. */
  readonly priceFamily: string | null;
  /** Its name in recall notices. An Express has a TXT's chassis, and people call a Drive2 a Drive. */
  readonly recallFamily: string | null;
  /** Product spec, section 3, in whole US dollars. */
  readonly basePrices: Readonly<Record<string, number>>;
  /** What the form suggests, in order. */
  readonly suggested: readonly string[];
}

/** What a model's name says about a cart beyond its name. */
export interface ImpliedDetails {
  readonly seats?: SeatCount;
  readonly lifted?: true;
  /** A cart built only with lithium; nearly all others can be converted to it. */
  readonly batteryType?: "lithium";
  readonly powertrain?: Powertrain;
}
