// Tested through the pages in ../pages.test.tsx.
import { stateLaw } from "../../../../domain/catalogue/state-law.ts";
import { stateProfiles } from "../../../../domain/catalogue/state-profiles.ts";
import { type State, states } from "../../../../domain/catalogue/states.ts";
import { genericCart } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Scene } from "../../../ui/masthead/scene.tsx";
import styles from "../states-head.module.css";
import { type RoadGroup, groupOf, roadGroups, wordOf } from "../text.ts";

const side = 40;
const step = 44;

export function StatesHead() {
  const local = states.filter((state) => groupOf(state) === "local").length;
  return (
    <section className="masthead">
      <Scene isLow />
      <div className={`${styles.head} wrap split`}>
        <div className="stack">
          <h1>
            Where can you drive a golf cart? In {local} of {states.length} states and territories,
            your city or county decides
          </h1>
          <p className="lede">Pick yours for its road rules and its prices.</p>
          <Legend />
        </div>
        <div className="message card">
          <StateMap />
        </div>
        <div className={`${styles.tourist} screen-only`} aria-hidden="true">
          <CartDrawing cart={genericCart} />
        </div>
      </div>
    </section>
  );
}

function Legend() {
  return (
    <div className={`${styles.legend} card stackable`}>
      <table className="rows" aria-label="Where a golf cart may be driven">
        <tbody>
          {roadGroups.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">
                <GroupMark group={id} />
                {name}
              </th>
              <td className="n">{states.filter((state) => groupOf(state) === id).length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function GroupMark({ group }: { group: RoadGroup }) {
  return (
    <svg
      className={styles.mark}
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      data-group={group}
    >
      <Face group={group} />
      <Mark group={group} x={8} y={8} scale={2} />
    </svg>
  );
}

/** Each tile is roughly where its place is. The tables below have the same links. */
export function StateMap() {
  const tiles = states.map((state) => ({ state, tile: stateProfiles[state.code]!.tile }));
  const columns = 1 + Math.max(...tiles.map(({ tile }) => tile[0]));
  const rows = 1 + Math.max(...tiles.map(({ tile }) => tile[1]));
  const gap = step - side;
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${columns * step - gap} ${rows * step - gap}`}
      aria-hidden="true"
    >
      {tiles.map(({ state, tile: [column, row] }) => (
        <Tile key={state.code} state={state} x={column * step} y={row * step} />
      ))}
    </svg>
  );
}

function Tile({ state, x, y }: { state: State; x: number; y: number }) {
  const group = groupOf(state);
  return (
    <a href={`/${state.code}`} tabIndex={-1} data-group={group}>
      <title>{`${state.name}: ${wordOf(stateLaw[state.code]!.roads)}`}</title>
      <Face group={group} x={x} y={y} />
      <text x={x + side / 2} y={y + (group === "local" ? 26 : 20)}>
        {state.code.toUpperCase()}
      </text>
      <Mark group={group} x={x + 14} y={y + 24} />
    </a>
  );
}

function Face({ group, x = 0, y = 0 }: { group: RoadGroup; x?: number; y?: number }) {
  // The border is drawn on both sides of the edge.
  const inset = group === "unknown" ? 1 : 0;
  return (
    <rect x={x + inset} y={y + inset} width={side - 2 * inset} height={side - 2 * inset} rx="5" />
  );
}

/** Marks a tile's group for people who can't tell the colors apart, as paths in a 12 by 12 box. */
const marks: Readonly<Record<RoadGroup, string | null>> = {
  local: null,
  state: "M1 6l4 4 6-8",
  none: "M2 2l8 8M10 2l-8 8",
  unknown: "M3 3.5a3 2.8 0 1 1 4.4 2.3Q6 6.6 6 8M6 11v.1",
};

function Mark({
  group,
  x,
  y,
  scale = 1,
}: {
  group: RoadGroup;
  x: number;
  y: number;
  scale?: number;
}) {
  const path = marks[group];
  return path === null ? null : (
    <path d={path} transform={`translate(${x} ${y}) scale(${scale})`} />
  );
}
