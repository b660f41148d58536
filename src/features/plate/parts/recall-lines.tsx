import { type Recall, noticeName } from "../../../../domain/recalls/recall.ts";

/** Notices in a line or two each, with where to read on. */
export function RecallLines({ notices }: { notices: readonly Recall[] }) {
  return (
    <ul>
      {notices.map((recall) => (
        <li key={recall.source.url}>
          <b>{`${beginning(recall.carts)}.`}</b>
          {` ${recall.hazard} `}
          <a href={recall.source.url}>{noticeName(recall)}</a>
        </li>
      ))}
    </ul>
  );
}

/** With a capital, except for the name of a model: "Gas TXT Fleet", but "e2, e4, and e6". */
function beginning(carts: string): string {
  return carts.replace(/^[a-z](?=[a-z]+[ -])/, (letter) => letter.toUpperCase());
}
