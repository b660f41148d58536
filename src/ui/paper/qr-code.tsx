// Tested in ../../features/papers/parts.test.tsx.
import { encode } from "uqr";
import styles from "./paper.module.css";

/** Readers need this margin around a code, in modules. */
const quietZone = 4;

/** Level M: a fold or a drop of rain may hide up to 15% of the code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  return (
    <svg
      className={styles.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={data.map(rowPath).join("")} />
    </svg>
  );
}

/** Draws each run of dark modules as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((dark) => (dark ? "#" : " "))
    .join("")
    .matchAll(/#+/g);
  return Array.from(
    runs,
    ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join("");
}
