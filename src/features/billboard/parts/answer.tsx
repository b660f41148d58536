import { type ReactNode, useEffect } from "react";
import { cartName } from "../../../../domain/cart/wording.ts";
import { type Role, roles, roleLabels } from "../../../../domain/cart/roles.ts";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { Segments } from "../../../ui/form/choices.tsx";
import { BlankTiles, Tiles } from "../../../ui/kit/tiles.tsx";
import type { Calculation } from "../../cart/calculation.ts";
import { listedMakes } from "../../evidence/listed-makes.data.ts";
import { fairwayOf } from "../fairway.ts";
import { type BoardView, formulaRow } from "../model.ts";
import { confidenceLabels, confidenceText } from "../../../../domain/advice/sign-words.ts";
import { useBoardView } from "../use-board-view.ts";
import { TryAgain } from "../../../ui/lazy/try-again.tsx";
import { Ledger } from "./ledger.tsx";
import { Bars, Edges, Scale } from "./fairway.tsx";
import { Poster, Say } from "./poster.tsx";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../billboard.css?inline";

addStyles(css);

/** As high as what comes in its place. */
const unknownEdge = { title: "\u00a0", note: "\u00a0" };

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
  const { market, view } = useBoardView(calculation, role);
  const { cart, details, appraisal } = calculation;
  const words = inWords(view, calculation);
  useEffect(() => onSay?.(words), [onSay, words]);
  const rows = (view?.rows ?? [formulaRow(appraisal)]).filter(
    ({ kind }) => kind !== "dealer" || !hidesDealers,
  );
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
        sure={view && <Bars confidence={view.advice.confidence} />}
        because={view?.words.because ?? "Looking up what dealers ask…"}
        cart={{ ...details, ...cart }}
        fairway={
          view === null ? (
            <div className="billboard-fairway" />
          ) : (
            <Scale
              fairway={fairwayOf(rows, view.reach, view.advice.number)}
              ball={formatDollars(view.advice.number)}
              range={{ low: view.advice.floor, high: view.advice.ceiling }}
            />
          )
        }
      >
        {view === null ? (
          <Say>
            <BlankTiles text="$ ,   " />
          </Say>
        ) : (
          <Say verb={view.words.verb}>
            <Tiles
              value={view.advice.number}
              text={formatDollars(view.advice.number)}
              answer={role}
            />
          </Say>
        )}
      </Poster>
      {(!hidesDealers || role === "trading") && (
        <Edges {...(view?.words ?? { floor: unknownEdge, ceiling: unknownEdge })} />
      )}
      <Ledger rows={rows} />
      {market.status === "failed" && listedMakes.includes(cart.make) && (
        <TryAgain
          sentence="Dealers’ prices couldn’t be loaded. This is our formula’s number alone."
          onRetry={market.retry}
        />
      )}
      {actions}
      {view !== null && (
        <p className="billboard-reason soft">
          <b>{confidenceLabels[view.advice.confidence]}:</b> {confidenceText(view.advice.reasons)}
        </p>
      )}
      {children}
    </>
  );
}

/** The answer in a sentence, for screen readers: "Ask $3,950." */
export function answerText({ advice, words }: BoardView): string {
  return `${words.verb} ${formatDollars(advice.number)}. ${words.because}`;
}

/** The answer for the changed details, in a few words. */
export function AnswerPreview({ calculation, role }: { calculation: Calculation; role: Role }) {
  const { view } = useBoardView(calculation, role);
  if (view === null) return null;
  const { advice, words } = view;
  return (
    <b>
      With the new ones: {words.verb.toLowerCase()} {formatDollars(advice.number)}.
    </b>
  );
}

/** The answer and then the estimate in words, as screen readers hear them; "" before it is there. */
function inWords(view: BoardView | null, { cart, appraisal }: Calculation): string {
  if (view === null) return "";
  const { value, ...range } = appraisal;
  return `${cartName(cart)}. ${answerText(view)} Estimated value ${formatDollars(value)}, range ${formatRange(range)}.`;
}
