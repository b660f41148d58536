import { memo, useState } from "react";
import type { YearlyEstimate } from "../../../../domain/valuation/outlook.ts";
import type { Calculation } from "../../cart/calculation.ts";
import { marketFigures } from "../../evidence/market-view.ts";
import { Field } from "../../../ui/form/field.tsx";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { batteriesDueText, outlookYears } from "../outlook-years.ts";
import { isFlat, outlookSentence, sameBatteriesSentence, yearText } from "../text.ts";
import { YardageMap } from "./yardage-map.tsx";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../estimate.css?inline";

addStyles(css);

/** Where the value is heading, year by year. */
export const Outlook = memo(function Outlook(calculation: Calculation) {
  const { ahead, sameBatteries } = outlookYears(calculation.cart, calculation.asOfYear);
  const aging = sameBatteriesSentence(ahead, sameBatteries);
  const dashed = aging === "" ? [] : sameBatteries;
  const isDrawn = !isFlat(ahead);
  // Where the board has a trade-in figure of its own, the low end of the range is none.
  const hasGuide = marketFigures(calculation).tradeIn !== null;
  return (
    <section>
      <h2>Five years ahead</h2>
      <figure className="estimate-outlook-card card">
        <p className="estimate-sentence">
          {outlookSentence(ahead)} {aging}
        </p>
        {isDrawn && <Drawn {...{ calculation, ahead, dashed }} />}
        {(isDrawn || dashed.length > 0) && <Scorecard ahead={ahead} dashed={dashed} />}
        {(isDrawn || dashed.length > 0) && (
          <figcaption className="estimate-caption soft">
            {captionOf(isDrawn, dashed.length > 0, hasGuide)}
          </figcaption>
        )}
      </figure>
    </section>
  );
});

/** The map of the years, along which the visitor can slide. */
function Drawn({
  calculation,
  ahead,
  dashed,
}: {
  calculation: Calculation;
  ahead: readonly YearlyEstimate[];
  dashed: readonly YearlyEstimate[];
}) {
  const [first, last] = [ahead[0]!, ahead.at(-1)!];
  const [chosen, setChosen] = useState(first.year);
  const estimate = ahead.find(({ year }) => year === chosen) ?? first;
  return (
    <>
      <YardageMap
        ahead={ahead}
        sameBatteries={dashed}
        marked={estimate.year}
        bunker={batteriesDueText(calculation)}
        label={outlookSentence(ahead)}
      />
      <div className="estimate-slider">
        <Field label="Slide to look ahead">
          {(id) => (
            <input
              id={id}
              type="range"
              min={first.year}
              max={last.year}
              value={estimate.year}
              aria-valuetext={yearText(estimate)}
              onChange={(event) => setChosen(event.target.valueAsNumber)}
            />
          )}
        </Field>
        <p aria-hidden="true">{yearText(estimate)}</p>
      </div>
    </>
  );
}

/** The figures of each year, as on a scorecard. */
function Scorecard({
  ahead,
  dashed,
}: {
  ahead: readonly YearlyEstimate[];
  dashed: readonly YearlyEstimate[];
}) {
  const rows = [
    { name: "Value", estimates: ahead },
    ...(dashed.length === 0 ? [] : [{ name: "Old pack", estimates: dashed }]),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
    <div className="estimate-scorecard" tabIndex={0} role="region" aria-label="The figures">
      <table>
        <caption className="visually-hidden">The next five years in figures</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            {ahead.map(({ year }) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, estimates }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {estimates.map(({ year, appraisal }) => (
                <td key={year}>{formatDollars(appraisal.value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function captionOf(isDrawn: boolean, hasOldPack: boolean, isGuided: boolean): string {
  if (!isDrawn)
    return "Value: the batteries are kept up. Old pack: the batteries are never replaced.";
  const fairway = isGuided
    ? "The fairway is the formula’s range."
    : "The fairway is the formula’s range; its low end is the trade-in value.";
  return hasOldPack
    ? `White line: the same condition, with the batteries kept up. Dashed line: the old batteries are never replaced. ${fairway}`
    : `White line: the same condition. ${fairway}`;
}
