import { site } from "../../../../config/site.ts";
import { type DataSet, citationOf, frameLineOf } from "../../../charts/data-set.ts";
import { FiguresTable } from "../../../charts/figures-table.tsx";
import { InFrame } from "../../../charts/use-line.tsx";
import { dateText } from "../../../format/date-text.ts";
import { figuresPath } from "../../../site/paths.ts";
import styles from "../figures.module.css";

/** A chart or a table alone, as other sites put it in a frame: with its source, and its figures. */
export function DataFrame({ set }: { set: DataSet }) {
  const { name, title, source, updated, page, chart } = set;
  return (
    <InFrame value>
      <article className={`${styles.frame} stack`}>
        <h1>{title}</h1>
        {chart === undefined ? <FiguresTable set={set} /> : chart()}
        <footer>
          <p>
            <a href={page}>{site.name}</a>, {dateText(updated)}. {source}
          </p>
          <details>
            <summary>Download, cite, embed</summary>
            <div id="use">
              <p>
                <a href={figuresPath(name, "csv")}>Download the figures</a> (CSV) ·{" "}
                <a href={figuresPath(name, "metadata.json")}>What each column means</a> (JSON)
              </p>
              <p>{`To cite: ${citationOf(set)}. License: CC BY 4.0.`}</p>
              <label>
                To embed, paste this line into your page’s HTML:
                <textarea readOnly rows={5} value={frameLineOf(set)} />
              </label>
            </div>
          </details>
        </footer>
      </article>
    </InFrame>
  );
}
