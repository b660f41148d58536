// Tested through the tool in ../island.test.tsx.
import { countWithNoun } from "../../../../domain/words/english.ts";
import type { FleetDetail } from "../../../../domain/reading/sheet/columns.ts";
import { SelectField } from "../../../ui/form/field.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { Headings } from "../../../ui/kit/headings.tsx";
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

/** Folded if every column is read, nothing is assumed about one, and every line is a cart. */
export function Columns({ fleet, onChoose }: ColumnsProps) {
  const { sheet, notCarts, notes } = fleet;
  const { headings, columns, records } = sheet;
  const skipped = records.filter(({ kind }) => kind !== "cart" && kind !== "headings");
  const details = detailsByColumn(sheet);
  // A description that names the carts may also give these details; one beside their names rarely does.
  const isDescribed = columns.makeAndModel !== undefined && columns.model === undefined;
  const assumed = (["powertrain", "seats"] as const).filter(
    (detail) => columns[detail] === undefined && !isDescribed && !isWithoutCarts(fleet),
  );
  const news = [notCarts, assumed, notes, skipped];
  const title = "How we read your columns";
  if (details.size === headings.length && news.every(({ length }) => length === 0)) {
    return (
      <section className="section wrap screen-only" aria-label={title}>
        <Fold title={title} note={`all ${headings.length} of them`}>
          <div className="stack">
            <ColumnTable headings={headings} details={details} />
            <WrongColumn />
          </div>
        </Fold>
      </section>
    );
  }
  return (
    <section className="section wrap split screen-only" aria-labelledby="columns">
      <div className="stack">
        <h2 id="columns">{title}</h2>
        <NotCarts lines={notCarts} />
        {assumed.map((detail) => (
          <div key={detail} className="caution stack">
            <p>{assumedText(detail)}</p>
            <ColumnQuestion detail={detail} sheet={sheet} onChoose={onChoose} />
          </div>
        ))}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {skipped.length > 0 && <p>{othersText(skipped)}</p>}
        <WrongColumn />
      </div>
      <ColumnTable headings={headings} details={details} />
    </section>
  );
}

function WrongColumn() {
  return (
    <p className="soft">
      If we read a column wrong, change its heading in your sheet, and paste it again.
    </p>
  );
}

function ColumnTable({
  headings,
  details,
}: {
  headings: Sheet["headings"];
  details: ReadonlyMap<number, FleetDetail>;
}) {
  return (
    <div className="stackable">
      <table className="rows" data-dense="">
        <Headings columns={["In your file", "We read it as"]} />
        <tbody>
          {headings.map((name, column) => (
            <tr key={column}>
              <th scope="row">{nameOf(name, column)}</th>
              <td>{columnNames[details.get(column)!] ?? <span className="soft">Not used</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const maxNotCarts = 20;

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
        <p>{countWithNoun(more, "more line")} aren’t valued. The CSV you download names them.</p>
      )}
    </>
  );
}

function detailsByColumn({ columns }: Sheet): ReadonlyMap<number, FleetDetail> {
  return new Map(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
    Object.entries(columns).map(([detail, column]) => [column, detail as FleetDetail]),
  );
}

const nameOf = (heading: string, column: number) => heading.trim() || `Column ${column + 1}`;

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
  const free = [...headings.keys()].filter((column) => !used.has(column));
  if (free.length === 0) return null;
  return (
    <SelectField
      label={questionFor(detail)}
      options={[
        [notChosen, "Choose a column"],
        ...free.map(
          (column) =>
            [column, nameOf(headings[column]!, column) + exampleIn(sheet, column)] as const,
        ),
      ]}
      value={notChosen}
      onChange={(column) => {
        if (column !== notChosen) onChoose(detail, column);
      }}
    />
  );
}

const notChosen = -1;

/** The column's first filled cell in the first 20 carts. */
function exampleIn({ records }: Sheet, column: number): string {
  const carts = records.filter(({ kind }) => kind === "cart").slice(0, 20);
  const example = carts.find(({ cells }) => cells[column]?.trim())?.cells[column]?.trim();
  return example === undefined ? "" : `, such as ${shortenCell(example)}`;
}

const maxExampleLength = 30;

function shortenCell(text: string): string {
  return text.length > maxExampleLength ? `${text.slice(0, maxExampleLength)}…` : text;
}
