import { type ReactNode, useEffect } from "react";
import { cartName } from "../../../../domain/cart/wording.ts";
import { type Role, roles, roleLabels } from "../../../../domain/cart/roles.ts";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { Segments } from "../../../ui/form/choices.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import type { Calculation } from "../../cart/calculation.ts";
import { fairwayOf } from "../fairway.ts";
import { type BoardView, boardOf } from "../model.ts";
import { confidenceLabels, confidenceText } from "../../../../domain/answer/text.ts";
import { Ledger } from "./ledger.tsx";
import { Bars, Edges, Scale } from "./fairway.tsx";
import { Poster, Say } from "./poster.tsx";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../billboard.css?inline";

addStyles(css);

/** One number for one side of the deal, how sure it is, and the figures that it rests on. */
export function Answer({
  calculation,
  role,
  onRole,
  hidesDealers = false,
  onSay,
  actions,
  children,
}: {
  calculation: Calculation;
  role: Role;
  onRole: (role: Role) => void;
  /** True on a dealer’s own page: what other dealers ask is left out, and the role is fixed. */
  hidesDealers?: boolean;
  /** Called with the answer in words, for a region that is read aloud. */
  onSay?: (words: string) => void;
  /** The buttons below the answer. */
  actions: ReactNode;
  /** How it came about, and what it is not. */
  children: ReactNode;
}) {
  const { cart } = calculation;
  const view = boardOf(calculation, role);
  const words = inWords(calculation, role);
  useEffect(() => onSay?.(words), [onSay, words]);
  const rows = view.rows.filter(({ kind }) => kind !== "dealer" || !hidesDealers);
  const number = formatDollars(view.number);
  return (
    <>
      {!hidesDealers && (
        <div className="billboard-roles screen-only">
          <Segments
            legend="What are you doing?"
            legendIsHidden
            name="for"
            choices={roles}
            labels={roleLabels}
            value={role}
            onChange={onRole}
          />
        </div>
      )}
      <Poster
        name={cartName(cart)}
        sure={<Bars confidence={view.confidence} />}
        because={view.text.because}
        cart={cart}
        fairway={
          <Scale
            fairway={fairwayOf(rows, view.rows, view.number)}
            ball={number}
            range={view.range}
          />
        }
      >
        <Say verb={view.text.verb}>
          <Tiles value={view.number} text={number} answer={role} />
        </Say>
      </Poster>
      {(!hidesDealers || role === "trading") && <Edges {...view.text} />}
      <Ledger rows={rows} />
      {actions}
      <p className="billboard-reason soft">
        <b>{confidenceLabels[view.confidence]}:</b> {confidenceText(calculation, role)}{" "}
        <a href="/how-it-works">How the sign’s number is chosen</a>
      </p>
      {children}
    </>
  );
}

/** The answer in a sentence, for screen readers: "Ask $3,950." */
export function answerText({ number, text }: BoardView): string {
  return `${text.verb} ${formatDollars(number)}. ${text.because}`;
}

/** The answer for the changed details, in a few words. */
export function AnswerPreview({ calculation, role }: { calculation: Calculation; role: Role }) {
  const { number, text } = boardOf(calculation, role);
  return (
    <b>
      With the new ones: {text.verb.toLowerCase()} {formatDollars(number)}.
    </b>
  );
}

/** The answer and then the estimate in words, as screen readers hear them. */
export function inWords(calculation: Calculation, role: Role): string {
  const { cart, estimate } = calculation;
  const { value, ...range } = estimate;
  return `${cartName(cart)}. ${answerText(boardOf(calculation, role))} Estimated value ${formatDollars(value)}, range ${formatRange(range)}.`;
}
