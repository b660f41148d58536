import { type Recall, noticeName } from "../../../../domain/recalls/recall.ts";

export function RecallLines({ notices }: { notices: readonly Recall[] }) {
  return (
    <ul className="recall-lines">
      {notices.map((recall) => (
        <li key={recall.source.url}>
          <b>{recall.hazard}</b>{" "}
          <small>
            {`${capitalizeWord(recall.carts)}. `}
            <a href={recall.source.url}>{noticeName(recall)}</a>
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Leaves the names of models alone: "Gas TXT Fleet", but "e2, e4, and e6". */
function capitalizeWord(carts: string): string {
  return carts.replace(/^[a-z](?=[a-z]+[ -])/, (letter) => letter.toUpperCase());
}
