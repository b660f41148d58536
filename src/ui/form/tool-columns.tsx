import type { ReactNode } from "react";
import styles from "./tool-columns.module.css";

/** A tool's form and its answer side by side; below one another on a phone. */
export function ToolColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** What stands beside the form of a tool and stays in view while a longer form is scrolled. */
export function BesideForm({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}
