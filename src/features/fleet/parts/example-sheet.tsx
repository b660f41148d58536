import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { exampleSheet } from "../example-sheet.ts";
import styles from "../fleet.module.css";

const letters = "ABCDEFGH";

/** Looks like a spreadsheet, with column letters and row numbers. */
export function ExampleSheet() {
  return (
    <div className={`${styles.sheet} card`}>
      <ScrollTable caption="A sheet that we can read as is">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Row</span>
            </th>
            {Array.from(letters, (letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {exampleSheet.map((cells, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {cells.map((cell, column) =>
                // A title runs into the empty cells beside it.
                at === 0 && column > 0 ? null : (
                  <td key={column} colSpan={at === 0 ? cells.length : undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}
