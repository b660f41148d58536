import { type Recall, noticeName } from "../../../../domain/recalls/recall.ts";

/** Notices in a line or two each, with where to read on. */
export function RecallLines({ notices }: { notices: readonly Recall[] }) {
  return (
    <ul>
      {notices.map((recall) => (
        <li key={recall.source.url}>
          <b>{`${recall.carts}.`}</b>
          {` ${recall.hazard} `}
          <a href={recall.source.url}>{noticeName(recall)}</a>
        </li>
      ))}
    </ul>
  );
}
