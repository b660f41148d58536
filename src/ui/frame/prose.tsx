import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** Paragraphs and lists at a width that reads well. */
export function Prose({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className={styles.prose} id={id}>
      {children}
    </div>
  );
}
