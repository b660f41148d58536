import type { ReactNode } from "react";
import styles from "../fleet.module.css";

/** A part of the report on many carts that stays in one piece on paper. */
export function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} data-report>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
