import written from "./documented-trade-ins.json" with { type: "json" };
import type { Powertrain } from "../cart/cart.ts";
import type { Source } from "../catalogue/source.ts";

/** A buyer of new fleet carts got this for each old one. Most are public records. */
export interface DocumentedTradeIn {
  readonly name: string;
  readonly make: string | null;
  readonly ageYears: number | null;
  readonly powertrain: Powertrain;
  readonly needsBatteries: boolean;
  readonly isWorn: boolean;
  readonly carts: number | null;
  readonly price: number;
  readonly newThen: FleetPrice | null;
  readonly source: Source;
}

interface FleetPrice {
  readonly price: number;
  readonly year: number;
}

/** $566,238 for 82 EZ-GO carts and a beverage cart. */
export const newFleetCart: FleetPrice & { readonly source: Source } = {
  price: Math.round(566_238 / 83),
  year: 2026,
  source: {
    title: "Ocala, Florida, fleet lease",
    url: "https://ocala.legistar.com/LegislationDetail.aspx?ID=7803709",
    date: "2026",
  },
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- documented-trade-ins.test.ts checks the file
export const documentedTradeIns = written as readonly DocumentedTradeIn[];
