import type { ReactNode } from "react";
import styles from "./price-rows.module.css";

export interface PriceRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly figure: ReactNode;
}

/** Names, each with its figure at the other end of the line. */
export function PriceRows({ rows }: { rows: readonly PriceRow[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.priceRows}>
      {rows.map(({ key, name, figure }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
