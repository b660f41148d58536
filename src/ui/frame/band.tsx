import type { ReactNode } from "react";
import styles from "./band.module.css";

/** A titled section of a tool page. */
export function Band({
  title,
  isBeforeAnswer = false,
  children,
}: {
  title: string;
  /** True if it goes once the tool above it has an answer. */
  isBeforeAnswer?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={`${styles.band} stack ${isBeforeAnswer ? "before-answer" : ""}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
