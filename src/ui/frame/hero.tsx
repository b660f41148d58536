import styles from "./hero.module.css";

/** The green head of a tool page; the tool below overlaps it. */
export function Hero({ eyebrow, title, lede }: { eyebrow: string; title: string; lede: string }) {
  return (
    <div className={styles.hero}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1>{title}</h1>
      <p className={styles.lede}>{lede}</p>
    </div>
  );
}
