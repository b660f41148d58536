import styles from "./form-report.module.css";

/** What happened to a form that was sent: a failure, unless it is marked as stored. */
export function FormReport() {
  return <p className={styles.report} role="alert" tabIndex={-1} />;
}
