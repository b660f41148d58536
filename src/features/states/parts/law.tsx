import type { State } from "../../../../domain/catalogue/states.ts";
import {
  type LawAnswer,
  type LawQuestion,
  lawQuestions,
  stateLaw,
} from "../../../../domain/catalogue/state-law.ts";
import { nameInText } from "../../../site/page-metadata.ts";
import styles from "../states.module.css";
import { answerText, editionText, questionNames } from "../text.ts";

/** Five questions about driving and selling a cart in a place; each source is folded away. */
export function StateLaw({ state }: { state: State }) {
  const law = stateLaw[state.code]!;
  return (
    <section className={styles.law}>
      <h2>Can you drive it in {nameInText(state)}?</h2>
      {lawQuestions.map((question) => (
        <Answer key={question} question={question} answer={law[question]} code={state.code} />
      ))}
    </section>
  );
}

/** Drawings of 32 by 32. */
const icons: Readonly<Record<LawQuestion, string>> = {
  roads: "M7 29 12 3h8l5 26M16 7v3M16 14v4M16 22v5",
  driver: "M5 7h22v18H5zM10 12h4v4h-4zM8 21q4-5 8 0M20 13h4M20 18h4",
  plate: "M3 9h26v14H3zM8 19v-6M13 13v6M18 13v6M23 13v6",
  lsv: "M5 20V8h17l5 7v5H5M22 8v7M7 22a3.5 3.5 0 0 0 7 0M19 22a3.5 3.5 0 0 0 7 0",
  sale: "M6 3h20v26l-4-3-3 3-3-3-3 3-3-3-4 3zM11 10h10M11 16h10",
};

function Answer({
  question,
  answer,
  code,
}: {
  question: LawQuestion;
  answer: LawAnswer;
  code: string;
}) {
  const { citation, source } = answer;
  const summary = (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={icons[question]} />
      </svg>
      <span>
        <small>{questionNames[question]}</small>
        <b>{answerText(question, answer, code)}</b>
      </span>
    </>
  );
  if (citation === undefined && source === undefined) {
    return <p className={styles.unsourced}>{summary}</p>;
  }
  return (
    <details>
      <summary>{summary}</summary>
      <p>
        {citation !== undefined && `${citation}. `}
        {source !== undefined && (
          <>
            Source: {source.url ? <a href={source.url}>{source.title}</a> : source.title},{" "}
            {editionText(source.date)}.
          </>
        )}
      </p>
    </details>
  );
}
