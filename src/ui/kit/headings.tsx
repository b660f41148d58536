/** The head of a table. */
export function Headings({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((heading, index) => (
          <th key={index} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}
