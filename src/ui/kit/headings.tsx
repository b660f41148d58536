/** Headings of figures are aligned like the figures, at the end of their column. */
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
