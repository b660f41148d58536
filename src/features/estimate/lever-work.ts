import { formatRange } from "../../../domain/cart/money.ts";
import type { Source } from "../../../domain/sources/source.ts";
import { guideSources } from "../../../domain/trade-in/guide-sources.ts";
import {
  type DollarRange,
  totalOf,
  work,
  workByCondition,
} from "../../../domain/trade-in/work-prices.ts";
import type { LeverId } from "../../../domain/valuation/levers.ts";
import type { Calculation } from "../cart/calculation.ts";

/** Work on a cart that someone is paid to do. */
export interface LeverWork {
  /** What the visitor would be paying for, as in "Cost of the batteries". */
  readonly name: string;
  readonly price: DollarRange;
  /** What it usually costs. */
  readonly sentence: string;
  readonly sources: readonly Source[];
}

/** The work behind a lever on this cart; null if it takes no paid work. */
export function workFor(id: LeverId, { cart, details }: Calculation): LeverWork | null {
  switch (id) {
    case "new-batteries":
      return details.batteryType === "lithium" ? lithiumSet : leadAcidSet;
    case "better-condition": {
      const needed = workByCondition[cart.condition].map((each) => work[each]);
      const price = totalOf(needed);
      const names = new Intl.ListFormat("en-US").format(needed.map(({ name }) => name));
      return {
        name: "the work",
        price,
        sentence: `We assume it takes ${names}: ${formatRange(price)} at a shop.`,
        sources: [...new Set(needed.map(({ source }) => guideSources[source]))],
      };
    }
    case "upgrades":
      return cart.hasUpgrades ? null : wheels;
    case "worse-condition":
    case "next-year":
      return null;
  }
}

/** The usual cost: the middle of the prices, to the dollar. */
export function usualCost({ price: { low, high } }: LeverWork): number {
  return Math.round((low + high) / 2);
}

const lithiumSet: LeverWork = {
  name: "the batteries",
  price: work.lithiumSet,
  sentence: `A lithium set costs ${formatRange(work.lithiumSet)} installed.`,
  sources: [guideSources[work.lithiumSet.source]],
};

const leadAcidSet: LeverWork = {
  name: "the batteries",
  price: work.leadAcidSet,
  sentence: `A lead-acid set costs ${formatRange(work.leadAcidSet)} installed. Lithium costs ${formatRange(work.lithiumSet)}.`,
  sources: [guideSources[work.leadAcidSet.source]],
};

const wheels: LeverWork = {
  name: "the wheels",
  price: work.wheels,
  sentence: `A wheel and tire set costs ${formatRange(work.wheels)}. A lift kit costs ${formatRange(work.liftKit)}, not installed.`,
  sources: [guideSources[work.wheels.source], guideSources[work.liftKit.source]],
};
