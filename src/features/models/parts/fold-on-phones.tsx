// Tested through the pages in ../pages.test.tsx.
import type { ReactNode } from "react";
import { FoldBelow } from "../../../ui/kit/fold-below.tsx";
import styles from "../models.module.css";

/** Until the fold is opened, a phone shows only this many rows of the table before it. */
export const rowsOnPhones = 3;

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
  return (
    <div className={`stack ${styles.folded}`}>
      {Heading && <Heading>{title}</Heading>}
      <FoldBelow width="40rem" title={title} hasHeading={Heading !== undefined}>
        <div className="stack">{children}</div>
      </FoldBelow>
    </div>
  );
}
