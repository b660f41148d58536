import { ScrollTable } from "../ui/kit/scroll-table.tsx";
import { type DataSet, cellText } from "./data-set.ts";

/** The rows of a data set as a table. The first column names each row. */
export function FiguresTable({ set: { title, columns, rows } }: { set: DataSet }) {
  return (
    <ScrollTable caption={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col">
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = null, ...cells], at) => (
          <tr key={at}>
            <th scope="row">{cellText(first, columns[0]!.unit)}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]!.name}>{cellText(cell, columns[column + 1]!.unit)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
