import { type WorkId, middleCost, work } from "../../../domain/market/work-prices.ts";

/** Something that can be wrong with a used cart. */
export interface Fault {
  readonly id: string;
  /** What the amount or the verdict is for. */
  readonly what: string;
  /** What it takes off the price, in US dollars; null if no shop's price is recorded. */
  readonly cost: number | null;
  readonly endsDeal: boolean;
}

/** At the middle of what shops charge. */
export function repair(id: WorkId): Fault {
  return { id, what: work[id].name, cost: middleCost(work[id]), endsDeal: false };
}

export function dealBreaker(id: string, what: string): Fault {
  return { id, what, cost: null, endsDeal: true };
}

export function shopQuestion(id: string, what: string): Fault {
  return { id, what, cost: null, endsDeal: false };
}

/** What the faults mean for an ad's price. */
export type Outcome =
  | { readonly kind: "nothing" }
  | { readonly kind: "walk-away"; readonly because: "fault" | "cost" }
  | { readonly kind: "off"; readonly dollars: number }
  | { readonly kind: "left"; readonly dollars: number; readonly isWhole: boolean };

/** `price` is null before the ad's price can be read. */
export function outcomeOf(faults: readonly Fault[], price: number | null): Outcome {
  if (faults.some(({ endsDeal }) => endsDeal)) return { kind: "walk-away", because: "fault" };
  const cost = faults.reduce((sum, fault) => sum + (fault.cost ?? 0), 0);
  if (price === null) return cost === 0 ? { kind: "nothing" } : { kind: "off", dollars: cost };
  if (cost >= price) return { kind: "walk-away", because: "cost" };
  return {
    kind: "left",
    dollars: price - cost,
    isWhole: faults.every((fault) => fault.cost !== null),
  };
}
