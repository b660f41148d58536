import { type Confidence, confidences } from "../../../../domain/answer/advice.ts";
import { formatDollars, shortDollars } from "../../../../domain/cart/money.ts";
import { percentOn } from "../../evidence/price-axis.ts";
import { type Fairway, fairwayText } from "../fairway.ts";
import { confidenceLabels, type Edge } from "../../../../domain/answer/text.ts";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../billboard.css?inline";
import kindCss from "../price-kind.css?inline";

addStyles(kindCss);
addStyles(css);

const shift = (percent: number) => ({ insetInlineStart: `${percent}%` });

/** A price this near to the ball's label would be written over it, in percent. */
const nearLabel = 15;

/** The fairway with its strip, ball, and pins. */
export function Scale({
  fairway,
  ball,
  range,
}: {
  fairway: Fairway;
  ball: string;
  range: { readonly low: number; readonly high: number };
}) {
  const { axis, pins } = fairway;
  const label = Math.min(94, Math.max(6, fairway.ball));
  const [from, to] = [percentOn(axis, range.low), percentOn(axis, range.high)];
  return (
    <div className="billboard-fairway">
      <div className="billboard-scale" role="img" aria-label={fairwayText(fairway)}>
        <span className="billboard-rail" />
        <span
          className="billboard-mown"
          style={{ ...shift(from), inlineSize: `${Math.max(0, to - from)}%` }}
        />
        {pins.map(({ kind, name, dollars, at, isBack, level }) => (
          <span
            key={kind}
            className="billboard-pin"
            data-kind={kind}
            data-back={isBack || undefined}
            style={{
              ...shift(at),
              blockSize: `${1.75 + 1.65 * level}rem`,
              // A taller pole stands behind the flags that it passes.
              zIndex: Math.max(1, 4 - level),
            }}
          >
            <b>
              <small>{name}</small> {formatDollars(dollars)}
            </b>
          </span>
        ))}
        <span className="billboard-ball" style={shift(fairway.ball)} />
        <span className="billboard-ticks">
          {axis.ticks.map((dollars) => {
            const at = percentOn(axis, dollars);
            return (
              <span key={dollars} hidden={Math.abs(at - label) < nearLabel} style={shift(at)}>
                {shortDollars(dollars)}
              </span>
            );
          })}
        </span>
        <span className="billboard-here" style={shift(label)}>
          {ball}
        </span>
      </div>
    </div>
  );
}

/** The two ends of what to accept. */
export function Edges({ floor, ceiling }: { floor: Edge; ceiling: Edge }) {
  return (
    <div className="billboard-edges">
      <End {...floor} />
      <End {...ceiling} />
    </div>
  );
}

function End({ title, note }: Edge) {
  return (
    <p>
      <b>{title}</b> {note}
    </p>
  );
}

/** How sure a number is, as bars and a word. */
export function Bars({ confidence }: { confidence: Confidence }) {
  return (
    <p className="billboard-sure" data-sure={confidences.indexOf(confidence) + 1}>
      <i />
      <i />
      <i />
      <span className="visually-hidden">How sure we are: </span>
      <b>{confidenceLabels[confidence]}</b>
    </p>
  );
}
