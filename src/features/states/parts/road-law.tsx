// Tested through the pages in ../pages.test.tsx.
import {
  type LawQuestion,
  type LawText,
  type PlaceLaw,
  lawQuestions,
  stateLaw,
} from "../../../../domain/catalogue/state-law.ts";
import type { State } from "../../../../domain/catalogue/states.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import styles from "../road-law.module.css";
import { type RoadSign, signOf } from "../road-signs.ts";
import {
  type LawTopic,
  editionText,
  readingText,
  restOf,
  sentencesBelow,
  tagOf,
  topicNames,
} from "../text.ts";

/** A place's five answers, each a road sign and what it means, and the law in full. */
export function RoadLaw({ state }: { state: State }) {
  const { code } = state;
  const law = stateLaw[code]!;
  return (
    <>
      <ul className={styles.answers}>
        {lawQuestions.map((question) => (
          <li key={question}>
            <div className={styles.stand}>
              <Board sign={signOf(question, law[question], code)} question={question} />
              <i />
            </div>
            <div className={styles.words}>
              <b>{topicNames[question]}</b>
              {sentencesBelow(question, law[question]).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <Reading text={law[question]} />
            </div>
          </li>
        ))}
      </ul>
      <div className={`${styles.law} wrap cluster`}>
        <Fold title="The law, and where we read it">
          <div className={styles.sources} id="law">
            {([...lawQuestions, "equipment"] as const).map((topic) => (
              <FullText key={topic} topic={topic} law={law} />
            ))}
          </div>
        </Fold>
        <p className={styles.note}>
          {readingText(law)} Your city or HOA may add rules: <a href="#ask">whom to ask</a>.
        </p>
      </div>
    </>
  );
}

function Board({ sign, question }: { sign: RoadSign; question: LawQuestion }) {
  const { kind, above, word, below } = sign;
  const lines = (
    <>
      {above !== undefined && <span>{above} </span>}
      {kind === "struck" ? <s>{word}</s> : <b>{word}</b>}
      {below !== undefined && <span> {below}</span>}
    </>
  );
  return (
    <div
      className={styles.board}
      data-kind={kind}
      data-number={/^\d/.test(word) || undefined}
      data-plate={(question === "plate" && word.includes("·")) || undefined}
    >
      <p>
        <span className="visually-hidden">{topicNames[question]}: </span>
        {kind === "ask" ? <a href="#ask">{lines}</a> : lines}
      </p>
    </div>
  );
}

/** How sure an answer is, linked to where we read it, or to the law's name if it isn't online. */
function Reading({ text }: { text: LawText }) {
  const { confidence, source } = text;
  if (confidence === "unknown") return null;
  const tag = tagOf(text);
  return (
    <small>
      <a href={source?.url ?? "#law"}>{tag}</a>
    </small>
  );
}

/** What the page doesn't say elsewhere about a topic, with its source. */
function FullText({ topic, law }: { topic: LawTopic; law: PlaceLaw }) {
  const text = law[topic];
  if (text === undefined) return null;
  const { citation, source } = text;
  const rest = topic === "equipment" ? "" : restOf(topic, law[topic]);
  if (rest === "" && citation === undefined && source === undefined) return null;
  return (
    <p>
      <b>{topicNames[topic]}:</b> {rest !== "" && `${rest} `}
      {citation !== undefined && `${citation}. `}
      {source !== undefined && (
        <>
          Source: {source.url ? <a href={source.url}>{source.title}</a> : source.title},{" "}
          {editionText(source.date)}.
        </>
      )}
    </p>
  );
}
