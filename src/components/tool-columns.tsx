import type { ReactNode } from "react";
import styles from "./tool-columns.module.css";

/** A tool's form and its answer side by side; below one another on a phone. */
export function ToolColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
