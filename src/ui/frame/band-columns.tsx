import type { ReactNode } from "react";
import styles from "./band-columns.module.css";

/** Bands of text in two columns of the same height; below one another where there is no room. */
export function BandColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
