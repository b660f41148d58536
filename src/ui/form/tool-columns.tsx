import type { ReactNode } from "react";
import styles from "./tool-columns.module.css";

/** The line that stands for a tool's form: on narrow screens, or on all. */
export interface FormLine {
  readonly on: "narrow" | "always";
  readonly text: string;
  readonly onChange: () => void;
}

/** A tool's form and its answer side by side; below one another on a narrow screen. */
export function ToolColumns({
  line = null,
  children,
}: {
  /** Where a line stands for the form; null for nowhere. */
  line?: FormLine | null;
  children: ReactNode;
}) {
  return (
    <div className={styles.columns} data-line={line?.on}>
      {line !== null && (
        <p className={styles.line}>
          <span>{line.text}</span>{" "}
          <button type="button" onClick={line.onChange}>
            Change
          </button>
        </p>
      )}
      {children}
    </div>
  );
}

/** What stands beside the form of a tool and stays in view while a longer form is scrolled. */
export function BesideForm({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}
