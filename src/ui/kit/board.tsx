import type { ReactNode, RefObject } from "react";
import styles from "./board.module.css";

/** The scoreboard's frame: a named region that takes the focus where what was in it goes. */
export function Board({
  ref,
  name,
  isReport = false,
  children,
}: {
  ref?: RefObject<HTMLElement | null>;
  name: string;
  /** True if it alone is printed. */
  isReport?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      ref={ref}
      className={`${styles.board} stack`}
      aria-label={name}
      tabIndex={-1}
      data-report={isReport || undefined}
    >
      {children}
    </section>
  );
}
