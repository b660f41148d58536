import type { ReactNode } from "react";
import styles from "./band.module.css";

/** A titled section of a tool page. */
export function Band({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${styles.band} stack`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
