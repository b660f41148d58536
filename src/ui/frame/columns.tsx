import type { ReactNode } from "react";
import styles from "./columns.module.css";

/** Bands of text in two columns of the same height; below one another where there is no room. */
export function BandColumns({ children }: { children: ReactNode }) {
  return <div className={styles.bandColumns}>{children}</div>;
}

/** Paragraphs and lists at a width that reads well. */
export function Prose({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="prose stack" id={id}>
      {children}
    </div>
  );
}
