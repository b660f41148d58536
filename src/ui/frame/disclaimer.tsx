import styles from "./disclaimer.module.css";

/** The caution on every page with estimates. */
export function Disclaimer() {
  return (
    <p className={styles.disclaimer}>
      Estimates come from an algorithm that crawls market data. They are only a starting point, and
      we accept no liability for actual selling or trade-in prices.
    </p>
  );
}
