import type { ReactNode } from "react";
import styles from "./columns.module.css";

/** Two columns, the first somewhat wider; below one another on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
