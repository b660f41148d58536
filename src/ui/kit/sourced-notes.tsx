import type { Source } from "../../../domain/catalogue/source.ts";
import { dateText } from "../../format/date-text.ts";

interface SourcedNote {
  readonly name: string;
  readonly text: string;
  /** Its date is the day on which we read it. */
  readonly source: Required<Source>;
}

export function SourcedNotes({ notes }: { notes: readonly SourcedNote[] }) {
  return (
    <dl className="grid">
      {notes.map(({ name, text, source: { title, url, date } }) => (
        <div key={name}>
          <dt>
            <b>{name}</b>
          </dt>
          <dd>
            {`${text} `}
            <span className="soft">
              Source: <a href={url}>{title}</a>
              {`, read ${dateText(date)}.`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
