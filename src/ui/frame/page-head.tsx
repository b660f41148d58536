import { dateText } from "../../format/date-text.ts";

/** The head of a page that is mostly text, with the way back to the value tool. */
export function PageHead({
  eyebrow,
  title,
  lede,
  dates,
}: {
  eyebrow: string;
  title: string;
  lede: string;
  /** When an article was published and last changed, as ISO dates. */
  dates?: { published: string; modified: string };
}) {
  return (
    <div className="page-head wrap stack">
      <p>
        <a className="back screen-only" href="/">
          Back to the value tool
        </a>
      </p>
      <p className="eyebrow">{eyebrow}</p>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      {dates && (
        <p className="soft">
          Published <time dateTime={dates.published}>{dateText(dates.published)}</time>
          {dates.modified !== dates.published && (
            <>
              , updated <time dateTime={dates.modified}>{dateText(dates.modified)}</time>
            </>
          )}
        </p>
      )}
    </div>
  );
}
