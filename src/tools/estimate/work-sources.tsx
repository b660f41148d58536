import type { Source } from "../../../domain/sources/source.ts";
import { dateText } from "../../format/date-text.ts";

/** Where the price that we start with comes from. */
export function WorkSources({ sources }: { sources: readonly Source[] }) {
  return (
    <p>
      We start with the middle of the price range. Enter your own cost to see what you’d get back.
      {sources.length > 1 ? " Sources: " : " Source: "}
      {sources.map((source, index) => (
        <span key={source.title}>
          {index > 0 && "; "}
          <SourceName {...source} />
        </span>
      ))}
      .
    </p>
  );
}

function SourceName({ title, url, date }: Source) {
  return (
    <>
      {url === undefined ? title : <a href={url}>{title}</a>},{" "}
      {/^\d/.test(date) ? dateText(date) : date}
    </>
  );
}
