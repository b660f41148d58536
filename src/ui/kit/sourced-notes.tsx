import type { Source } from "../../../domain/sources/source.ts";
import { dateText } from "../../format/date-text.ts";
import styles from "./sourced-notes.module.css";

interface SourcedNote {
  readonly name: string;
  readonly text: string;
  /** Its date is the day on which it was read. */
  readonly source: Required<Source>;
}

/** Other people's statements by subject, each with where and when it was read. */
export function SourcedNotes({ notes }: { notes: readonly SourcedNote[] }) {
  return (
    <dl className={styles.notes}>
      {notes.map(({ name, text, source: { title, url, date } }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {`${text} `}
            <span className={`${styles.source} soft`}>
              Source: <a href={url}>{title}</a>
              {`, read ${dateText(date)}.`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
