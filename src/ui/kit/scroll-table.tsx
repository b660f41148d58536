import type { ReactNode } from "react";
import { Headings } from "./headings.tsx";
import "./scroll-table.css";

/** Scrolls sideways when the table is wider than the page. */
export function ScrollTable({
  caption,
  columns,
  children,
}: {
  caption: string;
  /** Left out if the children include a head. */
  columns?: readonly string[];
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
    <div className="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        {columns && <Headings columns={columns} />}
        {children}
      </table>
    </div>
  );
}
