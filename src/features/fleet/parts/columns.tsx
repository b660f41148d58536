import { counted } from "../../../../domain/cart/english.ts";
import type { FleetDetail } from "../../../../domain/reading/sheet/columns.ts";
import { SelectField } from "../../../ui/form/field.tsx";
import type { Fleet } from "../model.ts";
import type { Sheet } from "../read-sheet.ts";
import {
  assumedText,
  columnNames,
  isWithoutCarts,
  notCartsText,
  othersText,
  questionFor,
} from "../text.ts";
import type { FleetHandle } from "../use-fleet.ts";

interface ColumnsProps {
  fleet: Fleet;
  onChoose: FleetHandle["chooseColumn"];
}

/** The meaning of each column, and what is assumed where there is none. */
export function Columns({ fleet, onChoose }: ColumnsProps) {
  const { sheet, notCarts, notes } = fleet;
  const { headings, columns, records } = sheet;
  const carts = records.filter(({ kind }) => kind === "cart");
  const others = records.filter(({ kind }) => kind !== "cart" && kind !== "headings");
  const detailAt = detailsByColumn(sheet);
  // A description may say it where it names the carts, and says too little beside their names.
  const isDescribed = columns.makeAndModel !== undefined && columns.model === undefined;
  const assumed = (["powertrain", "seats"] as const).filter(
    (detail) => columns[detail] === undefined && !isDescribed && !isWithoutCarts(fleet),
  );
  return (
    <section className="section wrap split screen-only" aria-labelledby="columns">
      <div className="stack">
        <h2 id="columns">How we read your columns</h2>
        <NotCarts lines={notCarts} />
        {assumed.map((detail) => (
          <div key={detail} className="caution stack">
            <p>{assumedText(detail, carts.length)}</p>
            <ColumnQuestion detail={detail} sheet={sheet} onChoose={onChoose} />
          </div>
        ))}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {others.length > 0 && <p>{othersText(others)}</p>}
        <p className="soft">
          If we read a column wrong, change its heading in your sheet, and paste it again.
        </p>
      </div>
      <div className="stackable">
        <table className="rows">
          <thead>
            <tr>
              <th scope="col">In your file</th>
              <th scope="col">We read it as</th>
            </tr>
          </thead>
          <tbody>
            {headings.map((name, at) => (
              <tr key={at}>
                <th scope="row">{nameOf(name, at)}</th>
                <td>{columnNames[detailAt.get(at)!] ?? <span className="soft">Not used</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const maxNotCarts = 20;

/** Each line that is about another vehicle. */
function NotCarts({ lines }: { lines: Fleet["notCarts"] }) {
  if (lines.length === 0) return null;
  const more = lines.length - maxNotCarts;
  return (
    <>
      <h3>{notCartsText(lines.length)}</h3>
      <ul>
        {lines.slice(0, maxNotCarts).map(({ line, notCart }) => (
          <li key={line}>{notCart}</li>
        ))}
      </ul>
      {more > 0 && (
        <p>{counted(more, "more line")} aren’t valued. The CSV you download names them.</p>
      )}
    </>
  );
}

function detailsByColumn({ columns }: Sheet): ReadonlyMap<number, FleetDetail> {
  return new Map(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
    Object.entries(columns).map(([detail, at]) => [at, detail as FleetDetail]),
  );
}

const nameOf = (heading: string, at: number) => heading.trim() || `Column ${at + 1}`;

/** Asks which of the columns that are not used has a detail. */
export function ColumnQuestion({
  detail,
  sheet,
  onChoose,
}: {
  detail: FleetDetail;
  sheet: Sheet;
  onChoose: FleetHandle["chooseColumn"];
}) {
  const { headings } = sheet;
  const used = detailsByColumn(sheet);
  const free = [...headings.keys()].filter((at) => !used.has(at));
  if (free.length === 0) return null;
  return (
    <SelectField
      label={questionFor(detail)}
      options={[
        [notChosen, "Choose a column"],
        ...free.map((at) => [at, nameOf(headings[at]!, at) + exampleAt(sheet, at)] as const),
      ]}
      value={notChosen}
      onChange={(at) => {
        if (at !== notChosen) onChoose(detail, at);
      }}
    />
  );
}

const notChosen = -1;

/** The first cell of a column that has anything in it, among the first lines. */
function exampleAt({ records }: Sheet, at: number): string {
  const some = records.filter(({ kind }) => kind === "cart").slice(0, 20);
  const example = some.find(({ cells }) => cells[at]?.trim())?.cells[at]?.trim();
  return example === undefined ? "" : `, such as ${shortened(example)}`;
}

const maxExampleLength = 30;

function shortened(text: string): string {
  return text.length > maxExampleLength ? `${text.slice(0, maxExampleLength)}…` : text;
}
