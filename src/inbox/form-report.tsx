import styles from "./form-report.module.css";

/** What became of a form that was sent; a failure unless it is said to be stored. */
export function FormReport() {
  return <p className={styles.report} role="alert" tabIndex={-1} />;
}
