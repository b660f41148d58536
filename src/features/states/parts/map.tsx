import type { State } from "../../../../domain/catalogue/states.ts";
import { stateProfiles } from "../../../../domain/catalogue/state-profiles.ts";
import styles from "../states.module.css";

const cell = 44;
const gap = 4;

/** A tile for each state, roughly where it lies. The list below it has the same links. */
export function StateMap({ states }: { states: readonly State[] }) {
  const tiles = states.map((state) => ({ state, tile: stateProfiles[state.code]!.tile }));
  const columns = 1 + Math.max(...tiles.map(({ tile }) => tile[0]));
  const rows = 1 + Math.max(...tiles.map(({ tile }) => tile[1]));
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${columns * cell - gap} ${rows * cell - gap}`}
      aria-hidden="true"
    >
      {tiles.map(({ state, tile: [column, row] }) => (
        <a key={state.code} href={`/${state.code}`} tabIndex={-1} data-territory={state.territory}>
          <title>{state.name}</title>
          <rect x={column * cell} y={row * cell} width={cell - gap} height={cell - gap} rx="5" />
          <text x={column * cell + (cell - gap) / 2} y={row * cell + 26}>
            {state.code.toUpperCase()}
          </text>
        </a>
      ))}
    </svg>
  );
}

/** The meaning of the map's colors, and what its pages offer. */
export function MapLegend() {
  return (
    <div className={styles.legend}>
      <h2>Pick a place</h2>
      <p>
        Each page has the value tool and local advice: what the climate does to batteries and
        frames, when carts sell, and what to ask before you drive on a road.
      </p>
      <ul aria-hidden="true">
        <li data-kind="state">State</li>
        <li data-kind="territory">Territory</li>
      </ul>
    </div>
  );
}
