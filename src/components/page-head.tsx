import styles from "./page-head.module.css";

/** The head of a page that is mostly text, with the way back to the value tool. */
export function PageHead({
  eyebrow,
  title,
  lede,
}: {
  eyebrow: string;
  title: string;
  lede: string;
}) {
  return (
    <div className={styles.head}>
      <p>
        <a className={styles.back} href="/">
          Back to the value tool
        </a>
      </p>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1>{title}</h1>
      <p className={styles.lede}>{lede}</p>
    </div>
  );
}
