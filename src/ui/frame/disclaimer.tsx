import styles from "./disclaimer.module.css";

/** What every page with estimates says of them. */
export function Disclaimer() {
  return (
    <p className={styles.disclaimer}>
      Estimates come from an algorithm that crawls market data. They are only a starting point, and
      we accept no liability for actual selling or trade-in prices.
    </p>
  );
}
