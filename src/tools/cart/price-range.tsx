import { formatDollars } from "../../format/money.ts";
import styles from "./price-range.module.css";

/** The range around the estimate, which is always its middle. */
export function PriceRange({ low, high }: { low: number; high: number }) {
  return (
    <div className={styles.range}>
      <div className={styles.rail} aria-hidden="true">
        <i />
      </div>
      <dl className={styles.ends}>
        <div>
          <dt>Trade-in value, low end of range</dt>
          <dd>{formatDollars(low)}</dd>
        </div>
        <div>
          <dt>High end of range</dt>
          <dd>{formatDollars(high)}</dd>
        </div>
      </dl>
    </div>
  );
}
