import type { ReactNode } from "react";

/** A titled table that scrolls sideways where it is wider than the page. */
export function ScrollTable({
  caption,
  columns,
  children,
}: {
  caption: string;
  /** Their headings, unless the table has a head of its own. */
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

/** The head of a table. Figures stand at the end of their column, and so do their headings. */
export function Headings({
  columns,
  figuresFrom = columns.length,
}: {
  columns: readonly string[];
  /** The first column of figures. */
  figuresFrom?: number;
}) {
  return (
    <thead>
      <tr>
        {columns.map((heading, index) => (
          <th key={index} scope="col" className={index < figuresFrom ? undefined : "n"}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}
