import type { ReactNode, RefObject } from "react";
import styles from "./board.module.css";

/** The scoreboard's frame: a named region that takes the focus where what was in it goes. */
export function Board({
  ref,
  name,
  children,
}: {
  ref?: RefObject<HTMLElement | null>;
  name: string;
  children: ReactNode;
}) {
  return (
    <section ref={ref} className={styles.board} aria-label={name} tabIndex={-1}>
      {children}
    </section>
  );
}
