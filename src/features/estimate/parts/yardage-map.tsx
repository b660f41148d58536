import type { YearlyEstimate } from "../../../../domain/valuation/outlook.ts";
import { formatDollars, shortDollars } from "../../../../domain/cart/money.ts";
import { axisFor, percentOn } from "../../evidence/price-axis.ts";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../estimate.css?inline";

addStyles(css);

interface YardageMapProps {
  /** From today on, in order of year; at least two. */
  ahead: readonly YearlyEstimate[];
  sameBatteries: readonly YearlyEstimate[];
  /** The year to point out. */
  marked: number;
  /** The text in the bunker; "" for no bunker. */
  bunker: string;
  label: string;
}

/**
 * The years ahead as a hole in a yardage book: from the tee down to the flag, along a fairway as
 * wide as the estimate's range. Its figures should stand beside it as text: screen readers get
 * only its name.
 */
export function YardageMap({ ahead, sameBatteries, marked, bunker, label }: YardageMapProps) {
  const scale = yardageScale(ahead, sameBatteries);
  return (
    <div className="estimate-map" role="img" aria-label={`${label} ${bunker}`.trim()}>
      <div className="estimate-plot">
        <Course {...{ ahead, sameBatteries, scale }} />
        {bunker !== "" && <span className="estimate-bunker">{bunker}</span>}
        {scale.axis.ticks.map((dollars) => (
          <span key={dollars} className="estimate-dollars" style={placeAt(0, scale.y(dollars))}>
            {shortDollars(dollars)}
          </span>
        ))}
        {ahead.map((each, index) => (
          <Stop
            key={each.year}
            {...each}
            scale={scale}
            isMarked={each.year === marked}
            place={index === 0 ? "tee" : index === ahead.length - 1 ? "hole" : "between"}
            isNamed={each.appraisal.value !== ahead[index - 1]?.appraisal.value}
          />
        ))}
      </div>
    </div>
  );
}

/** One year: its ball, what stands above the fairway there, and the year below the map. */
function Stop({
  year,
  appraisal: { value, high },
  scale,
  isMarked,
  isNamed,
  place,
}: YearlyEstimate & {
  scale: YardageScale;
  isMarked: boolean;
  /** True if its dollars are named even if it is not marked. */
  isNamed: boolean;
  place: "tee" | "between" | "hole";
}) {
  const x = scale.x(year);
  const top = place === "hole" ? scale.y(value) - poleHeight : scale.y(high);
  return (
    <div data-place={place} data-marked={isMarked}>
      <i className="estimate-ball" style={placeAt(x, scale.y(value))} />
      {(isNamed || isMarked || place === "hole") && (
        <b className="estimate-value" style={placeAt(x, Math.min(top, scale.y(high)))}>
          {formatDollars(value)}
        </b>
      )}
      <span className="estimate-when" style={placeAt(x, 100)}>
        {year}
      </span>
    </div>
  );
}

/** In percent of the map, as are all places on it. */
const poleHeight = 22;

/** The drawing: it stretches with the page, and its lines keep their width. */
function Course({
  ahead,
  sameBatteries,
  scale: { axis, x, y },
}: Pick<YardageMapProps, "ahead" | "sameBatteries"> & { scale: YardageScale }) {
  const along = (side: "low" | "value" | "high", some: readonly YearlyEstimate[]) =>
    some.map(({ year, appraisal }) => ({ x: x(year), y: y(appraisal[side]) }));
  const fairway = windingBand(along("high", ahead), along("low", ahead));
  const hole = y(ahead.at(-1)!.appraisal.value);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="estimate-rough" d={fairway} />
      <path className="estimate-fairway" d={fairway} />
      <ellipse className="estimate-green" cx="100" cy={hole} rx="7" ry="9" />
      <path className="estimate-grid" d={axis.ticks.map((each) => `M0 ${y(each)}H100`).join("")} />
      {sameBatteries.length > 0 && (
        <path className="estimate-dashed" d={windingPath(along("value", sameBatteries))} />
      )}
      <path className="estimate-line" d={windingPath(along("value", ahead))} />
      <path className="estimate-flag" d={`M100 ${hole}v${-poleHeight}l-6 5l6 5`} />
    </svg>
  );
}

function placeAt(x: number, y: number) {
  return { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` };
}

/** A place on the map, in percent from its left and from its top. */
interface Place {
  readonly x: number;
  readonly y: number;
}

type YardageScale = ReturnType<typeof yardageScale>;

/**
 * The scale that holds all of these estimates with their ranges: the years side by side, the dollars
 * from the bottom up.
 */
export function yardageScale(
  ahead: readonly YearlyEstimate[],
  sameBatteries: readonly YearlyEstimate[],
) {
  const [first, last] = [ahead[0]!.year, ahead.at(-1)!.year];
  const values = sameBatteries.map(({ appraisal: { value } }) => ({ low: value, high: value }));
  const axis = axisFor([...ahead.map(({ appraisal }) => appraisal), ...values]);
  return {
    axis,
    x: (year: number) => (100 * (year - first)) / (last - first),
    y: (dollars: number) => 100 - percentOn(axis, dollars),
  };
}

/** A line that is level at each place, as a fairway winds, and never overshoots one. */
function windingPath(places: readonly Place[]): string {
  return places
    .map(({ x, y }, index) => {
      if (index === 0) return `M${rounded(x)} ${rounded(y)}`;
      const before = places[index - 1]!;
      const half = rounded((before.x + x) / 2);
      return `C${half} ${rounded(before.y)} ${half} ${rounded(y)} ${rounded(x)} ${rounded(y)}`;
    })
    .join("");
}

/** The area between two such lines with the same number of places. */
function windingBand(upper: readonly Place[], lower: readonly Place[]): string {
  return `${windingPath(upper)}L${windingPath(lower.toReversed()).slice(1)}Z`;
}

/** A tenth of a percent is finer than any screen shows. */
function rounded(percent: number): number {
  return Number(percent.toFixed(1));
}
