import { useLayoutEffect } from "react";
import { type RecalledCart, recallsOf } from "../../../domain/recalls/find-recalls.ts";
import type { Recall } from "../../../domain/recalls/recall.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import styles from "./recall-answer.module.css";
import { RecallNotice } from "./recall-notice.tsx";
import { answerText, makesText } from "./recall-texts.ts";

/** The notices that may concern a cart, and, for the heading above them, how many there are. */
export function RecallAnswer({
  make,
  modelYear,
  serial,
  onAnswer,
}: RecalledCart & { onAnswer: (text: string) => void }) {
  const cart = { make, modelYear, serial };
  const found = recallsOf(cart, recalls);
  const text = answerText(cart, found);
  useLayoutEffect(() => onAnswer(text), [onAnswer, text]);
  return found.map(({ recall, isNamed }) => (
    <div key={recall.carts} className={styles.found} data-named={isNamed}>
      {isNamed && <p>{namedText(recall, make)}</p>}
      <RecallNotice recall={recall} />
    </div>
  ));
}

/** Makes number their carts alike, so that a number may be another make's. */
function namedText(recall: Recall, make: string): string {
  const isOwn = make === "" || recall.makes.includes(make);
  return `This number is in its range${isOwn ? "" : `, but it is for ${makesText(recall)}`}`;
}
