import written from "./documented-trade-ins.json" with { type: "json" };
import type { Powertrain } from "../valuation/cart.ts";
import type { Source } from "../catalogue/source.ts";

/** The allowance that a buyer of new fleet carts got for each old one. Most are public records. */
export interface DocumentedTradeIn {
  /** The place, and who bid where there were several bids. */
  readonly name: string;
  /** Null where the source does not say. */
  readonly make: string | null;
  readonly ageYears: number | null;
  readonly powertrain: Powertrain;
  readonly needsBatteries: boolean;
  readonly isWorn: boolean;
  /** How many were traded in; null where the source does not say. */
  readonly carts: number | null;
  /** US dollars for one cart. */
  readonly price: number;
  /** The price of a new fleet cart then; null if no such price from about that time is known. */
  readonly newThen: FleetPrice | null;
  readonly source: Source;
}

interface FleetPrice {
  /** US dollars for one cart. */
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

/** Every documented trade-in that we know of, the newest first. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written-data.test.ts checks the file
export const documentedTradeIns = written as readonly DocumentedTradeIn[];
