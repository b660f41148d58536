import { useState } from "react";
import { cartFields } from "../../../domain/valuation/cart.ts";
import {
  type ConditionAnswers,
  type GradedCondition,
  gradeCondition,
  questionsFor,
} from "../../../domain/valuation/condition-questions.ts";
import { conditionMeanings } from "../../../domain/valuation/rules/condition.ts";
import { Button } from "../../components/button.tsx";
import { Drawing } from "../../components/drawing.tsx";
import { Segments } from "../../components/segments.tsx";
import type { Change } from "./cart-fields.tsx";
import styles from "./condition-check.module.css";
import { answerLabels, questionTexts } from "./condition-texts.ts";
import type { Details } from "./details.ts";

const shownAnswers = ["no", "yes", "unsure"] as const;
const { labels } = cartFields.condition;

/** Questions about what can be seen, the condition that follows, and a button that chooses it. */
export function ConditionCheck({
  condition,
  powertrain,
  onChange,
}: Pick<Details, "condition" | "powertrain"> & Change) {
  const [answers, setAnswers] = useState<ConditionAnswers>({});
  const asked = questionsFor(powertrain);
  const graded = gradeCondition(answers, powertrain);
  const open = asked.filter((id) => answers[id] === undefined).length;
  return (
    <div className={styles.check}>
      <p>Look at the cart as a stranger would. Answer yes where any part of it is true.</p>
      {asked.map((id) => (
        <div key={id} className={styles.question}>
          <svg className={styles.drawing} viewBox="0 0 48 48" aria-hidden="true">
            <Drawing part={`check-${id}`} />
          </svg>
          <Segments
            legend={questionTexts[id].question}
            name={`check-${id}`}
            choices={shownAnswers}
            labels={answerLabels}
            value={answers[id] ?? null}
            onChange={(answer) => setAnswers((current) => ({ ...current, [id]: answer }))}
          />
        </div>
      ))}
      <div className={styles.result}>
        <div role="status">
          {graded === null ? (
            <p>{open === 1 ? "One question is left." : `${open} questions are left.`}</p>
          ) : (
            <Grade graded={graded} answers={answers} chosen={graded.condition === condition} />
          )}
        </div>
        {graded !== null && (
          <Button tone="solid" onClick={() => onChange({ condition: graded.condition })}>
            Use {labels[graded.condition]}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The condition, why it is no better, and what would raise it. */
function Grade({
  graded: { condition, because, otherwise },
  answers,
  chosen,
}: {
  graded: GradedCondition;
  answers: ConditionAnswers;
  chosen: boolean;
}) {
  const faults = because.filter((id) => answers[id] === "yes");
  const unknown = because.filter((id) => answers[id] !== "yes");
  return (
    <>
      <p>
        <b>{labels[condition]}</b>: {lowerFirst(conditionMeanings[condition])}
        {faults.length > 0 && `, because of ${list(faults.map((id) => questionTexts[id].fault))}`}.
        {unknown.length > 0 &&
          ` You haven’t checked ${list(unknown.map((id) => questionTexts[id].part))}.`}
      </p>
      {otherwise !== null && (
        <>
          <p>To make it {labels[otherwise].toLowerCase()}:</p>
          <ul>
            {faults.map((id) => (
              <li key={id}>{questionTexts[id].fix}</li>
            ))}
            {unknown.length > 0 && (
              <li>Check what you’re not sure of, and answer no if it’s fine.</li>
            )}
          </ul>
        </>
      )}
      {chosen && <p>This is the condition in the form.</p>}
    </>
  );
}

const lowerFirst = (text: string) => text[0]!.toLowerCase() + text.slice(1);
const list = (parts: readonly string[]) => new Intl.ListFormat("en-US").format(parts);
