import styles from "./hero.module.css";

/** The green head of a tool page; the tool below overlaps it. */
export function Hero({
  eyebrow,
  title,
  lede,
  figure,
}: {
  eyebrow: string;
  title: string;
  lede: string;
  /** The answer in short: an amount, and what it is. */
  figure?: { readonly amount: string; readonly text: string };
}) {
  return (
    <div className={styles.hero}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1>{title}</h1>
      {figure && (
        <p className={styles.figure}>
          <b>{figure.amount}</b> {figure.text}
        </p>
      )}
      <p className={styles.lede} data-lede>
        {lede}
      </p>
    </div>
  );
}
