import type { ReactNode } from "react";
import { cartName } from "../../../../domain/cart/wording.ts";
import { type Role, roles } from "../../../../domain/cart/roles.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { Segments } from "../../../ui/form/choices.tsx";
import { BlankTiles, Tiles } from "../../../ui/kit/tiles.tsx";
import { Button } from "../../../ui/kit/button.tsx";
import { type LateModule, useLateModule } from "../../../ui/lazy/use-late-module.ts";
import type { Calculation } from "../../cart/calculation.ts";
import { listedMakes } from "../../evidence/listed-makes.data.ts";
import { fairwayOf } from "../fairway.ts";
import { type BoardView, formulaRow, viewAlone } from "../model.ts";
import { confidenceLabels, confidenceText, roleLabels } from "../text.ts";
import styles from "../billboard.module.css";
import { Ledger } from "./ledger.tsx";
import { Edges, Poster } from "./poster.tsx";

export const loadMarket = () => import("../../evidence/market-view.ts");

type Market = LateModule<Awaited<ReturnType<typeof loadMarket>>>;

/** What a board shows of a cart as far as the market's figures are loaded; null before they are. */
export function useBoardView(calculation: Calculation, role: Role) {
  const market = useLateModule(loadMarket);
  return { market, view: viewFrom(market, calculation, role) };
}

/** What boards show of several carts; null for one whose market figures are still to come. */
export function useViews(): (calculation: Calculation, role: Role) => BoardView | null {
  const market = useLateModule(loadMarket);
  return (calculation, role) => viewFrom(market, calculation, role);
}

function viewFrom(market: Market, calculation: Calculation, role: Role): BoardView | null {
  if (!listedMakes.includes(calculation.cart.make)) return viewAlone(calculation, role);
  switch (market.status) {
    case "loading":
      return null;
    case "loaded":
      return market.module.marketView(calculation, role) ?? viewAlone(calculation, role);
    case "failed":
      return viewAlone(calculation, role);
  }
}

/** As high as what comes in its place. */
const unknownEdge = { title: "\u00a0", note: "\u00a0" };

/** One number for one side of the deal, how sure it is, and the figures that it rests on. */
export function Answer({
  calculation,
  role,
  onRole,
  hidesDealers = false,
  actions,
  children,
}: {
  calculation: Calculation;
  role: Role;
  onRole: (role: Role) => void;
  /** Whether what dealers ask is left out, as on a dealer’s own page. */
  hidesDealers?: boolean;
  /** What can be done with the answer. */
  actions: ReactNode;
  /** How it came about, and what it is not. */
  children: ReactNode;
}) {
  const { market, view } = useBoardView(calculation, role);
  const { cart, details, appraisal } = calculation;
  const rows = (view?.rows ?? [formulaRow(appraisal)]).filter(
    ({ kind }) => kind !== "dealer" || !hidesDealers,
  );
  return (
    <>
      <div className={styles.roles}>
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
      <Poster
        name={cartName(cart)}
        confidence={view?.advice.confidence ?? null}
        isPending={view === null}
        because={view?.words.because ?? "Looking up what dealers ask…"}
        cart={{ ...details, ...cart }}
        {...(view !== null && {
          fairway: fairwayOf(rows, view.reach, view.advice.number),
          ball: formatDollars(view.advice.number),
          range: { low: view.advice.floor, high: view.advice.ceiling },
        })}
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
      <Edges {...(view?.words ?? { floor: unknownEdge, ceiling: unknownEdge })} />
      <Ledger rows={rows} />
      {market.status === "failed" && listedMakes.includes(cart.make) && (
        <div className={styles.failed} role="status">
          <p>Dealers’ prices couldn’t be loaded, so this is our formula’s number alone.</p>
          <Button onClick={market.retry}>Try again</Button>
        </div>
      )}
      {actions}
      {view !== null && (
        <p className={styles.reason}>
          <b>{confidenceLabels[view.advice.confidence]}:</b> {confidenceText(view.advice.reasons)}
        </p>
      )}
      {children}
    </>
  );
}

/** A verb and its number, side by side. */
export function Say({ verb, children }: { verb?: string; children: ReactNode }) {
  return (
    <div className={styles.say}>
      {verb !== undefined && (
        <span className={styles.verb} data-long={verb.length > 7 || undefined}>
          {verb}
        </span>
      )}
      {children}
    </div>
  );
}

/** The answer in a sentence, for screen readers: "Ask $3,950." */
export function answerText({ advice, words }: BoardView): string {
  return `${words.verb} ${formatDollars(advice.number)}. ${words.because}`;
}
