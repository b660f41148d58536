import clubCarCarryall from "./models/club-car-carryall.json" with { type: "json" };
import clubCarDs from "./models/club-car-ds.json" with { type: "json" };
import clubCarOnward from "./models/club-car-onward.json" with { type: "json" };
import clubCarPrecedent from "./models/club-car-precedent.json" with { type: "json" };
import clubCarTempo from "./models/club-car-tempo.json" with { type: "json" };
import denagoEvRover from "./models/denago-ev-rover.json" with { type: "json" };
import evolutionD5 from "./models/evolution-d5.json" with { type: "json" };
import ezGoExpress from "./models/ez-go-express.json" with { type: "json" };
import ezGoRxv from "./models/ez-go-rxv.json" with { type: "json" };
import ezGoTxt from "./models/ez-go-txt.json" with { type: "json" };
import iconI40 from "./models/icon-i40.json" with { type: "json" };
import yamahaDrive from "./models/yamaha-drive.json" with { type: "json" };
import yamahaDrive2 from "./models/yamaha-drive2.json" with { type: "json" };
import yamahaGSeries from "./models/yamaha-g-series.json" with { type: "json" };
import type { Drive } from "../catalogue/family.ts";
import type { Cart, SeatCount } from "../cart/cart.ts";
import { makes } from "../catalogue/makes.ts";
import type { KindId } from "../serials/reading.ts";
import type { RepairId } from "./repairs.ts";

interface Named {
  readonly name: string;
  readonly text: string;
}

interface Fault {
  readonly name: string;
  /** "2019, gas"; "" for a fault of any year and drive. */
  readonly when: string;
  readonly cost: RepairId | null;
}

/** Parts of a page with sources, each an ID in sources.json or the number of a recall notice. */
export const sourcedParts = ["which", "machine", "faults", "value"] as const;

export interface CartModel {
  readonly slug: string;
  readonly make: string;
  readonly name: string;
  readonly formModel: string;
  /** On a page about several models, the earlier ones, oldest first, each with its last year. */
  readonly earlierModels?: readonly { readonly model: string; readonly to: number }[];
  /** Its names in the model of asking prices; empty if it isn't listed. */
  readonly families: readonly string[];
  /** Model years. Without `to`, it is still built. */
  readonly years: {
    readonly from: number;
    readonly to?: number;
    readonly isLastYearUncertain?: boolean;
    readonly text: string;
  };
  readonly seats: SeatCount;
  readonly drives: readonly Drive[];
  readonly lede: string;
  readonly kinds: readonly {
    readonly mark: string;
    readonly years: string;
    readonly text: string;
    /** How its drawing differs from the others; if two would look alike, none of them has this. */
    readonly looks?: Partial<
      Pick<Cart, "seats" | "powertrain" | "batteryType" | "lifted" | "hasUpgrades">
    >;
  }[];
  readonly howToTell: readonly string[];
  /** An example of its number, the year it shows (or null), and where to find it. */
  readonly plate: {
    readonly number: string;
    readonly kind: KindId;
    readonly year: number | null;
    readonly text: string;
  };
  readonly machine: readonly Named[];
  readonly faults: readonly Fault[];
  readonly faultsText: string;
  readonly value: readonly string[];
  readonly myth: { readonly title: string; readonly text: string };
  readonly recalls: readonly string[];
  readonly compare: readonly string[];
  readonly sources: Readonly<Record<(typeof sourcedParts)[number], readonly string[]>>;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- cart-models.test.ts checks the files
export const cartModels = [
  clubCarPrecedent,
  clubCarTempo,
  clubCarOnward,
  clubCarDs,
  clubCarCarryall,
  ezGoRxv,
  ezGoTxt,
  ezGoExpress,
  yamahaDrive,
  yamahaDrive2,
  yamahaGSeries,
  iconI40,
  evolutionD5,
  denagoEvRover,
] as unknown as readonly CartModel[];

export function modelPath({ make, slug }: CartModel): string {
  return `/${makes.find(({ name }) => name === make)!.slug}/${slug}`;
}

export function modelsOfMake(make: string): CartModel[] {
  return cartModels.filter((model) => model.make === make);
}
