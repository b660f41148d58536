import type { Recall } from "../../../domain/recalls/recall.ts";
import { dateText } from "../../format/date-text.ts";
import styles from "./recall-notice.module.css";
import { makesText, serialsText } from "./recall-texts.ts";

/** What a notice says, and where it can be read. */
export function RecallNotice({ recall }: { recall: Recall }) {
  const { agency, number, date, carts, units, hazard, remedy, source } = recall;
  const numbers = serialsText(recall);
  return (
    <article className={styles.notice}>
      <h3>
        {makesText(recall)}: {carts}
      </h3>
      <p>
        <b>{hazard}</b> {remedy}
      </p>
      {numbers !== "" && <p className={styles.numbers}>{numbers}</p>}
      <p className={styles.source}>
        {number === undefined ? agency : `${agency} ${number}`}, {dateText(date)}
        {units !== undefined && `, about ${units.toLocaleString("en-US")} vehicles`}. Source:{" "}
        <a href={source.url}>{source.title}</a>, {dateText(source.date)}
      </p>
    </article>
  );
}
