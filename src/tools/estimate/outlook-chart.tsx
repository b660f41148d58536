import { memo, useState } from "react";
import type { YearlyEstimate } from "../../../domain/valuation/outlook.ts";
import type { Calculation } from "../cart/calculation.ts";
import { Figure } from "../../charts/figure.tsx";
import { ValueChart } from "../../charts/value-chart.tsx";
import { Field } from "../../components/field.tsx";
import { formatDollars } from "../../format/money.ts";
import { outlookSentence, yearText } from "./outlook-text.ts";
import { outlookYears } from "./outlook-years.ts";
import styles from "./outlook-chart.module.css";

/** Where the value comes from and where it is heading, year by year. */
export const Outlook = memo(function Outlook({ cart, asOfYear }: Calculation) {
  const { estimates, sameBatteries } = outlookYears(cart, asOfYear);
  const [first, last] = [estimates[0]!, estimates.at(-1)!];
  const now = estimates.find(({ year }) => year === asOfYear)!;
  const [chosen, setChosen] = useState(asOfYear);
  const marked = Math.min(Math.max(chosen, first.year), last.year);
  const estimate = estimates.find(({ year }) => year === marked)!;
  return (
    <section>
      <h2>Five years ahead</h2>
      <p>{outlookSentence(now, last)}</p>
      <Figure caption={captionOf(sameBatteries)} {...tableOf(estimates, sameBatteries)}>
        <ValueChart
          estimates={estimates}
          dashed={sameBatteries}
          today={asOfYear}
          todayName="today"
          marked={marked}
          label={outlookSentence(now, last)}
        />
        <div className={styles.year}>
          <Field label="Slide to look ahead">
            {(id) => (
              <input
                id={id}
                type="range"
                min={first.year}
                max={last.year}
                value={marked}
                aria-valuetext={yearText(estimate)}
                onChange={(event) => setChosen(event.target.valueAsNumber)}
              />
            )}
          </Field>
          <p aria-hidden="true">{yearText(estimate)}</p>
        </div>
      </Figure>
    </section>
  );
});

function captionOf(sameBatteries: readonly YearlyEstimate[]): string {
  const band =
    "The same cart in the same condition, one year older each year; the band is the estimate’s range.";
  return sameBatteries.length === 0
    ? band
    : `${band} Dashed: its batteries are never replaced and grow older too.`;
}

function tableOf(estimates: readonly YearlyEstimate[], aging: readonly YearlyEstimate[]) {
  const head = ["Year", "Value", "Low, trade-in", "High"];
  const agingIn = new Map(aging.map(({ year, appraisal }) => [year, appraisal.value]));
  const rows = estimates.map(({ year, appraisal: { value, low, high } }) => {
    const figures = [value, low, high].map(formatDollars);
    if (aging.length === 0) return [String(year), ...figures];
    const older = agingIn.get(year);
    return [String(year), ...figures, older === undefined ? "" : formatDollars(older)];
  });
  return { head: aging.length === 0 ? head : [...head, "On the same batteries"], rows };
}
