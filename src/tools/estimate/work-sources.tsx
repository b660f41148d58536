import type { Source } from "../../../domain/trade-in/source.ts";
import { dateText } from "../../format/date-text.ts";
import type { LeverWork } from "./lever-work.ts";

/** The sources of the prices for these kinds of work; nothing if there are none. */
export function WorkSources({ works }: { works: readonly LeverWork[] }) {
  const sources = [...new Set(works.flatMap((each) => each.sources))];
  if (sources.length === 0) return null;
  return (
    <p>
      We start with the middle of the price range. Enter your own cost to see what you’d get back.
      Prices come from{" "}
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
