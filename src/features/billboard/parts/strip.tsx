import type { ReactNode } from "react";
import styles from "../billboard.module.css";

/** The line over a board whose answer is not for what stands in the form. */
export function Strip({ children }: { children: ReactNode }) {
  return <div className={styles.strip}>{children}</div>;
}
