import { type ReactNode, useId } from "react";
import styles from "../models.module.css";

/** Of a table before a fold, a phone shows these rows until the fold is opened. */
export const shownOnPhones = 3;

/** On a phone, its content is folded away below its title. A wide page shows it, and so does print. */
export function FoldOnPhones({
  title,
  heading: Heading,
  children,
}: {
  title: string;
  /** Without it, a wide page doesn't show the title. */
  heading?: "h2" | "h3";
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.folded}>
      {Heading && <Heading id={id}>{title}</Heading>}
      <details className="fold">
        {Heading ? <summary aria-labelledby={id} /> : <summary>{title}</summary>}
        <div className="stack">{children}</div>
      </details>
    </div>
  );
}
