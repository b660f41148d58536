// Tested through the tool in ../island.test.tsx.
import styles from "../battery-test.module.css";
import type { CSSProperties } from "react";
import type { Judgment } from "../../../../domain/batteries/judge-pack.ts";

/** A battery is drawn 56 by 40, with space around it. */
const [width, height] = [64, 56];
const maxInRow = 4;

/** Hidden from screen readers, which have the fields. */
export function PackDrawing({ charges }: { charges: readonly (number | null)[] }) {
  const inRow = charges.length <= maxInRow ? charges.length : Math.ceil(charges.length / 2);
  const rows = Math.ceil(charges.length / inRow);
  return (
    <svg
      className={styles.pack}
      viewBox={`0 0 ${inRow * width} ${rows * height}`}
      aria-hidden="true"
    >
      {charges.map((charge, index) => (
        <g
          // oxlint-disable-next-line react/no-array-index-key -- a battery is its place in the pack
          key={index}
          transform={`translate(${(index % inRow) * width + 4} ${Math.floor(index / inRow) * height + 12})`}
        >
          <Battery charge={charge} />
          <text x="28" y="27">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** For a table, whose headings say the same. */
export function BatteryDrawing({ charge }: { charge: number }) {
  return (
    <svg className={styles.pack} viewBox="-2 -8 60 50" aria-hidden="true">
      <Battery charge={charge} />
    </svg>
  );
}

function Battery({ charge }: { charge: number | null }) {
  return (
    <>
      <path d="M8 0v-6h8v6M40 0v-6h8v6" />
      <rect width="56" height="40" rx="4" />
      {charge !== null && <Level charge={charge} />}
    </>
  );
}

/** The minimum shows that an empty battery has been read. */
function Level({ charge }: { charge: number }) {
  const level = Math.max(3, (charge / 100) * 36);
  return <rect className={styles.level} x="2" y={38 - level} width="52" height={level} rx="2" />;
}

export function BatteryBars({
  judgment: { charges, lowestIndex, spread },
  volts,
}: {
  judgment: Judgment;
  volts: readonly number[];
}) {
  return (
    <ol className={styles.bars}>
      {charges.map((charge, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- a battery is its place in the pack
          key={index}
          data-lowest={(spread > 0 && index === lowestIndex) || undefined}
          style={filledTo(charge)}
        >
          <span>
            Battery {index + 1}
            {spread > 0 && index === lowestIndex ? ", lowest" : ""}
          </span>
          <span>
            {volts[index]!.toFixed(2)} V, {Math.round(charge)}%
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The style sheet reads --charge, which React's type for `style` doesn't know. */
function filledTo(percent: number): CSSProperties {
  const style: CSSProperties & { "--charge": string } = { "--charge": `${percent}%` };
  return style;
}
