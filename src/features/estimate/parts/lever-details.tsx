import type { Calculation, NamedTrial } from "../../cart/calculation.ts";
import { type Cart, cartFields } from "../../../../domain/valuation/cart.ts";
import { type LeverId, netGain } from "../../../../domain/valuation/levers.ts";
import { conditionMeanings } from "../../../../domain/valuation/rules.ts";
import { type LeverEffects, leverEffects } from "../../../../domain/advice/other-cases.ts";
import { market } from "../../evidence/market-view.ts";
import { useState } from "react";
import type { Appraisal } from "../../../../domain/valuation/appraise.ts";
import { Field } from "../../../ui/form/field.tsx";
import { maxAmountLength, readDollars } from "../../../format/read-dollars.ts";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import type { Source } from "../../../../domain/sources/source.ts";
import { dateText } from "../../../format/date-text.ts";
import { guideSources } from "../../../../domain/trade-in/guide-sources.ts";
import {
  type DollarRange,
  totalOf,
  work,
  workByCondition,
} from "../../../../domain/trade-in/work-prices.ts";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../estimate.css?inline";
import { listText } from "../../../../domain/cart/english.ts";

addStyles(css);

/** A lever's meaning, or the cost and the return of the work behind it. */
export function LeverDetails({
  calculation,
  trial,
}: {
  calculation: Calculation;
  trial: NamedTrial;
}) {
  const paid = workFor(trial.id, calculation);
  return paid === null ? (
    <p>{leverMeaning(trial.id, trial.cart)}</p>
  ) : (
    <>
      <WorkCost before={calculation.appraisal} trial={trial} work={paid} />
      <p>{dealersStory(leverEffects(trial.id, calculation, market))}</p>
    </>
  );
}

/** Dealers' prices are not known to fewer dollars. */
const tooLittle = 50;

/** A change in the eyes of dealers, beside the formula's; "" where no dealer's prices are known. */
export function dealersStory(effects: LeverEffects | null): string {
  if (effects === null || effects.dealers === null || effects.tradeIn === null) return "";
  const more = (dollars: number) =>
    Math.abs(dollars) < tooLittle
      ? "nothing more"
      : `about ${formatDollars(Math.abs(dollars))} ${dollars > 0 ? "more" : "less"}`;
  const story = `Our formula adds ${formatDollars(effects.estimate)}. Dealers ask ${more(effects.dealers)} for a cart like that, and would likely pay ${more(effects.tradeIn)} in trade.`;
  return effects.estimate > 2 * Math.max(effects.dealers, effects.tradeIn, 0)
    ? `${story} Their prices already assume a cart that runs, so don’t count on the formula’s gain.`
    : story;
}

/** A lever that takes no paid work, in a sentence; `changed` is the cart after it. */
function leverMeaning(id: LeverId, changed: Cart): string {
  switch (id) {
    case "worse-condition": {
      const grade = cartFields.condition.labels[changed.condition];
      const wear = conditionMeanings[changed.condition].toLowerCase();
      return `${grade} means ${wear}. A buyer may try to talk you down to that.`;
    }
    case "upgrades":
      return "If you take them off to sell separately, the estimate drops by this much.";
    case "next-year":
      return "The cart is a year older. Everything else stays the same.";
    case "new-batteries":
    case "better-condition":
      return "";
  }
}

interface WorkCostProps {
  before: Appraisal;
  trial: NamedTrial;
  work: LeverWork;
}

/** The cost of work on the cart, and its return at that cost or at the visitor's own. */
export function WorkCost({ before, trial, work: paid }: WorkCostProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const cost = typed ?? String(usualCost(paid));
  return (
    <div className="estimate-work">
      <p>{paid.sentence}</p>
      <Field label={`Cost of ${paid.name} ($)`}>
        {(id) => (
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={maxAmountLength}
            value={cost}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <p role="status">{workReturnText(before, trial.appraisal, cost)}</p>
      <WorkSources sources={paid.sources} />
    </div>
  );
}

/**
 * The return of work at the cost that was typed, or advice on what to type; "" while nothing is.
 */
export function workReturnText(before: Appraisal, after: Appraisal, typed: string): string {
  const cost = readDollars(typed);
  if (cost === null) return typed.trim() && "Enter the cost in dollars, such as 1200.";
  const net = netGain(before, after, cost);
  const outcome = `After paying ${formatDollars(cost)}, you’re ${gainText(net.market)} at market value and ${gainText(net.tradeIn)} at trade-in.`;
  return net.market < 0 ? `${outcome} ${lossText(after.value - before.value, cost)}` : outcome;
}

function gainText(net: number): string {
  if (net === 0) return "even";
  return `${formatDollars(Math.abs(net))} ${net > 0 ? "ahead" : "behind"}`;
}

function lossText(gain: number, cost: number): string {
  return `You’d get back ${Math.floor((100 * gain) / cost)}¢ on the dollar, so it’s better to sell the cart as is.`;
}

/** Where the price that we start with comes from. */
export function WorkSources({ sources }: { sources: readonly Source[] }) {
  return (
    <p>
      We start with the middle of the price range. Enter your own cost to see what you’d get back.
      {sources.length > 1 ? " Sources: " : " Source: "}
      {sources.map((source, index) => (
        <span key={source.title}>
          {index > 0 && "; "}
          <SourceName {...source} />
        </span>
      ))}
      .
    </p>
  );
}

function SourceName({ title, url, date }: Source) {
  return (
    <>
      {url === undefined ? title : <a href={url}>{title}</a>},{" "}
      {/^\d/.test(date) ? dateText(date) : date}
    </>
  );
}

/** Work on a cart that someone is paid to do. */
interface LeverWork {
  /** The thing to pay for, as in "Cost of the batteries". */
  readonly name: string;
  readonly price: DollarRange;
  /** A sentence about its usual cost. */
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
      const names = listText(needed.map(({ name }) => name));
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
