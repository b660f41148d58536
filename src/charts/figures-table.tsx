import { ScrollTable } from "../ui/kit/scroll-table.tsx";
import { type DataSet, cellText } from "./data-set.ts";

/** The rows of a data set as a table. The first column names each row. */
export function FiguresTable({ set: { title, columns, rows } }: { set: DataSet }) {
  return (
    <ScrollTable caption={title} columns={columns.map((column) => column.title)}>
      <tbody>
        {rows.map(([first = null, ...cells], at) => (
          <tr key={at}>
            <th scope="row" data-prose={columns[0]!.isProse}>
              {cellText(first, columns[0]!.unit)}
            </th>
            {columns.slice(1).map(({ name, unit, isProse }, column) => (
              <td key={name} data-prose={isProse}>
                {cellText(cells[column] ?? null, unit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
