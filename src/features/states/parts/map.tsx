import type { State } from "../../../../domain/catalogue/states.ts";
import { stateProfiles } from "../../../../domain/catalogue/state-profiles.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { askingSummary } from "../../../market/asking-prices.ts";
import { chain } from "../../answer/chain.data.ts";
import { PriceRows } from "../../../ui/kit/price-rows.tsx";
import styles from "../states.module.css";
import { countIn, offersIn } from "./facts.tsx";

const cell = 44;
const gap = 4;

/** The fewest listings of each shade, the palest first. */
const levels = [0, 1, 10, 50, 100, 300];

function levelOf(count: number): number {
  return levels.findLastIndex((fewest) => count >= fewest);
}

/**
 * A tile for each state, roughly where it lies, with how many listings are from there. The list
 * below it has the same links.
 */
export function StateMap({ states }: { states: readonly State[] }) {
  const tiles = states.map((state) => ({ state, tile: stateProfiles[state.code]!.tile }));
  const columns = 1 + Math.max(...tiles.map(({ tile }) => tile[0]));
  const rows = 1 + Math.max(...tiles.map(({ tile }) => tile[1]));
  return (
    <div className={`${styles.card} card stack`}>
      <h2>Where our listings come from</h2>
      <ul className={`${styles.legend} soft`} aria-hidden="true">
        {levels.map((fewest, level) => (
          <li key={fewest} data-level={level}>
            {levelName(fewest, levels[level + 1])}
          </li>
        ))}
      </ul>
      <svg
        className={styles.map}
        viewBox={`0 0 ${columns * cell - gap} ${rows * cell - gap}`}
        aria-hidden="true"
      >
        {tiles.map(({ state, tile: [column, row] }) => (
          <Tile key={state.code} state={state} x={column * cell} y={row * cell} />
        ))}
      </svg>
    </div>
  );
}

/** "none", "1 to 9", or "300 or more". */
function levelName(fewest: number, next: number | undefined): string {
  if (fewest === 0) return "none";
  return next === undefined ? `${fewest} or more` : `${fewest} to ${next - 1}`;
}

function Tile({ state, x, y }: { state: State; x: number; y: number }) {
  const count = countIn(state);
  const side = cell - gap;
  const middle = x + side / 2;
  return (
    <a href={`/${state.code}`} tabIndex={-1} data-level={levelOf(count)}>
      <title>{state.name}</title>
      <rect x={x} y={y} width={side} height={side} rx="5" />
      <text x={middle} y={y + (count === 0 ? 26 : 17)}>
        {state.code.toUpperCase()}
      </text>
      {count > 0 && (
        <text x={middle} y={y + 34} data-count>
          {count}
        </text>
      )}
    </a>
  );
}

/** With fewer listings, a place's median says little about it. */
const fewestListed = 20;

/** The median asking price in a place; null with too few listings. */
function medianIn(state: State): number | null {
  if (countIn(state) < fewestListed) return null;
  return askingSummary(offersIn(state))?.middle ?? null;
}

/** The median asking price wherever enough carts are for sale, the place with the most first. */
export function StatePrices({ states }: { states: readonly State[] }) {
  const listed = states
    .filter((state) => medianIn(state) !== null)
    .toSorted((a, b) => countIn(b) - countIn(a));
  return (
    <div className={`${styles.card} card stack`}>
      <h2>Middle asking price</h2>
      <PriceRows
        rows={listed.map((state) => ({
          key: state.code,
          name: <a href={`/${state.code}`}>{state.name}</a>,
          figure: formatDollars(medianIn(state)!),
        }))}
      />
      <p className="soft">
        Used carts of any make and age, where we have {fewestListed} listings or more.{" "}
        {chain.percent}% of all listings are {chain.name}’s.
      </p>
    </div>
  );
}
