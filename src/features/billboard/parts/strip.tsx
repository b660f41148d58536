import type { ReactNode } from "react";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../strip.css?inline";

addStyles(css);

/** The line over a board whose answer is not for what stands in the form. */
export function Strip({ children }: { children: ReactNode }) {
  return <div className="strip cluster">{children}</div>;
}
