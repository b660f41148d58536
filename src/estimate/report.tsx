import { memo, useSyncExternalStore } from "react";
import { ArithmeticTable } from "../calculator/arithmetic-table.tsx";
import type { Calculation } from "../calculator/calculation.ts";
import {
  batteryWords,
  cartName,
  conditionWords,
  powertrainWords,
  seatWords,
} from "../calculator/words.ts";
import { queryOf } from "../calculator/details.ts";
import { ValueChart } from "../charts/value-chart.tsx";
import { formatDollars } from "../site/money.ts";
import { outlookSentence } from "./outlook-words.ts";
import { outlookYears } from "./outlook-years.ts";
import styles from "./report.module.css";

/** The estimate as one page on paper; on the screen it is not there. */
export const Report = memo(function Report(calculation: Calculation) {
  const { cart, asOfYear, appraisal, details } = calculation;
  const { estimates, sameBatteries } = outlookYears(cart, asOfYear);
  const now = estimates.find(({ year }) => year === asOfYear)!;
  const today = useSyncExternalStore(onPrint, todayText);
  const sentence = outlookSentence(now, estimates.at(-1)!);
  return (
    <article className={styles.report} data-report>
      <header>
        <p>CartWorth · estimate of {today}</p>
        <h1>{cartName(cart)}</h1>
      </header>
      <dl className={styles.details}>
        {factsOf(calculation).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.values}>
        {[
          ["Estimated market value", appraisal.value],
          ["Trade-in value, low end of range", appraisal.low],
          ["High end of range", appraisal.high],
        ].map(([name, dollars]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatDollars(Number(dollars))}</dd>
          </div>
        ))}
      </dl>
      <ArithmeticTable cart={cart} appraisal={appraisal} />
      <figure className={styles.chart}>
        <ValueChart
          estimates={estimates}
          dashed={sameBatteries}
          today={asOfYear}
          todayName="today"
          label={sentence}
        />
        <figcaption>{sentence}</figcaption>
      </figure>
      <footer>
        <p>
          The same estimate again:{" "}
          <span className={styles.address}>
            {location.origin + location.pathname + queryOf(details)}
          </span>
        </p>
        <p>
          This price is an estimate and a starting point. The actual price may vary, and we accept
          no liability for actual selling or trade-in prices.
        </p>
      </footer>
    </article>
  );
});

function factsOf({ cart }: Calculation): [string, string][] {
  const facts: [string, string][] = [
    ["Seats", seatWords[cart.seats]],
    ["Powertrain", powertrainWords[cart.powertrain]],
    ["Condition", conditionWords[cart.condition].name],
    ["Upgrades", cart.hasUpgrades ? "Yes" : "None"],
  ];
  return cart.powertrain === "gas"
    ? facts
    : [...facts, ["Battery age", batteryWords[cart.batteryAge]]];
}

/** A page left open overnight is printed with the day of the printing. */
function onPrint(changed: () => void): () => void {
  addEventListener("beforeprint", changed);
  return () => removeEventListener("beforeprint", changed);
}

function todayText(): string {
  return new Date().toLocaleDateString("en-US", { dateStyle: "long" });
}
