import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import styles from "../fleet.module.css";

/** A typical fleet list, which the page shows. */
export const exampleSheet: readonly (readonly string[])[] = [
  ["Pine Hollow, spring list", "", "", "", "", "", "", ""],
  ["Cart", "Year", "Make & model", "Seats", "Power", "Condition", "Batteries", "Qty"],
  ["A 1", "2018", "Club Car Precedent", "2", "electric", "good", "4 yrs", "24"],
  ["B 7", "FY19", "EZ-GO RXV", "4 pass", "48V lithium", "fair", "Apr-23", "12"],
  ["C 2", "2021", "Yamaha Drive2", "", "gas", "", "", "6"],
  ["Total", "", "", "", "", "", "", "42"],
];

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
