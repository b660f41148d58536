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
import type { BatteryType } from "../valuation/cart.ts";
import type { SeatCount } from "../valuation/cart.ts";
import { makes } from "./makes.ts";
import type { RepairId } from "./repairs.ts";

/** The source of a cart's power: a kind of battery, or an engine. */
export type Drive = BatteryType | "gas";

interface Named {
  readonly name: string;
  readonly text: string;
}

/** A fault that owners meet. */
interface Fault {
  readonly name: string;
  /** "2019, gas"; "" if it can be any of them. */
  readonly when: string;
  /** Null if we found no figure. */
  readonly cost: RepairId | null;
}

/** The parts of a model's page that have sources: names in sources.json, or numbers of notices. */
export const sourcedParts = ["which", "machine", "faults", "value"] as const;

/** A model that has a page of its own: how to tell it, what is in it, and what goes wrong. */
export interface CartModel {
  readonly slug: string;
  /** As the catalog spells it. */
  readonly make: string;
  readonly name: string;
  /** The text that the value tool starts with. */
  readonly formModel: string;
  /** Its names in the model of asking prices; none if no listing has it. */
  readonly families: readonly string[];
  /** Model years; without a last one, it is still built, and it may be built after one that is in doubt. */
  readonly years: {
    readonly from: number;
    readonly to?: number;
    readonly isMaybeLater?: boolean;
    readonly text: string;
  };
  /** Of the cart that the page gives figures for. */
  readonly seats: SeatCount;
  /** The most common first. */
  readonly drives: readonly Drive[];
  readonly lede: string;
  /** Letters, numbers, or names that tell one kind of it from another. */
  readonly kinds: readonly {
    readonly mark: string;
    readonly years: string;
    readonly text: string;
  }[];
  readonly tell: readonly string[];
  /** An example of its number, the year that it shows if it shows one, and where it stands. */
  readonly plate: {
    readonly number: string;
    readonly kind: string;
    readonly year: number | null;
    readonly text: string;
  };
  /** Its batteries, motor, or engine. */
  readonly machine: readonly Named[];
  readonly faults: readonly Fault[];
  readonly faultsText: string;
  /** Advice on what brings more. */
  readonly value: readonly string[];
  readonly myth: { readonly title: string; readonly text: string };
  /** The numbers of the recall notices that name it. */
  readonly recalls: readonly string[];
  /** The paths of models that people compare it with. */
  readonly compare: readonly string[];
  readonly sources: Readonly<Record<(typeof sourcedParts)[number], readonly string[]>>;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written-data.test.ts checks the files
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

/** The path of a model's page, which is below its make's. */
export function modelPath({ make, slug }: CartModel): string {
  return `/${makes.find(({ name }) => name === make)!.slug}/${slug}`;
}

/** The models of a make that have a page, in the order in which they are shown. */
export function modelsOfMake(make: string): CartModel[] {
  return cartModels.filter((model) => model.make === make);
}
