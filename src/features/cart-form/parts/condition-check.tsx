import { useRef, useState } from "react";
import { type Condition, cartFields } from "../../../../domain/cart/cart.ts";
import {
  type ConditionAnswer,
  type ConditionAnswers,
  type ConditionQuestion,
  type GradedCondition,
  areAllUnsure,
  gradeCondition,
  openQuestions,
  questionsFor,
} from "../../../../domain/valuation/condition-questions.ts";
import { conditionMeanings } from "../../../../domain/valuation/rules.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import { Segments } from "../../../ui/form/choices.tsx";
import type { Change } from "./cart-fields.tsx";
import type { Details } from "../../../../domain/details/details.ts";
import styles from "../cart.module.css";
import { listText, uncapitalize } from "../../../../domain/words/english.ts";

const shownAnswers = ["no", "yes", "unsure"] as const;
const { labels } = cartFields.condition;

export function ConditionCheck({
  condition,
  powertrain,
  onChange,
}: Pick<Details, "condition" | "powertrain"> & Change) {
  const [answers, setAnswers] = useState<ConditionAnswers>({});
  const check = useRef<HTMLDivElement>(null);
  const questions = questionsFor(powertrain);
  const isUnknown = areAllUnsure(answers, powertrain);
  const graded = isUnknown ? null : gradeCondition(answers, powertrain);
  const open = openQuestions(answers, powertrain);
  const shown = questions.filter((id) => answers[id] !== undefined || open.includes(id));
  return (
    <div ref={check} className="stack">
      <p>Look at the cart as a buyer would. Answer yes if any part of a question is true.</p>
      {shown.map((id) => (
        <Question
          key={id}
          id={id}
          answer={answers[id] ?? null}
          onAnswer={(answer) => setAnswers((current) => ({ ...current, [id]: answer }))}
        />
      ))}
      <div className="stack tinted">
        <div role="status">
          {open.length > 0 && (
            <p>
              {open.length === 1 ? "One question is left." : `${open.length} questions are left.`}
            </p>
          )}
          {isUnknown && (
            <p>
              You weren’t sure about anything, so your answers don’t show the condition. The form
              stays set to {labels[condition]}.
            </p>
          )}
          {graded !== null && <Grade graded={graded} answers={answers} chosen={condition} />}
          {shown.length < questions.length && <p>The other questions couldn’t change that.</p>}
        </div>
        {graded !== null && (
          <Button tone="solid" onClick={() => onChange({ condition: graded.condition })}>
            Use {labels[graded.condition]}
          </Button>
        )}
        {open.length < questions.length && (
          <Button
            onClick={() => {
              setAnswers({});
              check.current!.querySelector("input")!.focus();
            }}
          >
            Start over
          </Button>
        )}
      </div>
    </div>
  );
}

function Question({
  id,
  answer,
  onAnswer,
}: {
  id: ConditionQuestion;
  answer: ConditionAnswer | null;
  onAnswer: (answer: ConditionAnswer) => void;
}) {
  return (
    <div className={styles.question}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <Drawing part={`check-${id}`} />
      </svg>
      <Segments
        legend={questionTexts[id].question}
        name={`check-${id}`}
        choices={shownAnswers}
        labels={answerLabels}
        value={answer}
        onChange={onAnswer}
      />
    </div>
  );
}

function Grade({
  graded: { condition, because, conditionIfFixed, unchecked },
  answers,
  chosen,
}: {
  graded: GradedCondition;
  answers: ConditionAnswers;
  chosen: Condition;
}) {
  const faults = because.filter((id) => answers[id] === "yes");
  const reasons = faults.map((id) => questionTexts[id].fault);
  return (
    <>
      <p>
        <b>{labels[condition]}</b>: {uncapitalize(conditionMeanings[condition])}
        {reasons.length > 0 && `, because of ${listText(reasons)}`}.
        {unchecked.length > 0 &&
          ` This is a guess: you haven’t checked ${listText(unchecked.map((id) => questionTexts[id].part))}.`}
      </p>
      {because.length > 0 && (
        <>
          <p>
            {conditionIfFixed === null
              ? "Take care of this first:"
              : `To make it ${labels[conditionIfFixed].toLowerCase()}:`}
          </p>
          <ul>
            {faults.map((id) => (
              <li key={id}>{questionTexts[id].fix}</li>
            ))}
            {because.length > faults.length && (
              <li>Check what you’re not sure about. If it’s fine, answer no.</li>
            )}
          </ul>
        </>
      )}
      {chosen === condition && <p>The form is set to {labels[condition]}.</p>}
    </>
  );
}

const answerLabels: Record<ConditionAnswer, string> = {
  no: "No",
  yes: "Yes",
  unsure: "Not sure",
};

interface QuestionText {
  readonly question: string;
  /** Completes "because of …". */
  readonly fault: string;
  /** Completes "you haven’t checked …". */
  readonly part: string;
  readonly fix: string;
}

export const questionTexts: Record<ConditionQuestion, QuestionText> = {
  frame: {
    question: "Is the frame or the battery tray rusted through, flaking, or bent?",
    fault: "the frame",
    part: "the frame",
    fix: "Have the frame repaired.",
  },
  drive: {
    question: "Does it fail to start, or stall, cut out, or grind on a short drive?",
    fault: "how it runs",
    part: "how it runs",
    fix: "Get it to start and run without trouble.",
  },
  body: {
    question: "Is any body panel or the windshield cracked or broken?",
    fault: "cracked parts",
    part: "the body",
    fix: "Replace what is cracked.",
  },
  upholstery: {
    question: "Is any seat cushion torn or split?",
    fault: "torn cushions",
    part: "the cushions",
    fix: "Have the cushions reupholstered.",
  },
  steering: {
    question: "Can you turn the steering wheel an inch or more before the tires move?",
    fault: "loose steering",
    part: "the steering",
    fix: "Have the play taken out of the steering.",
  },
  brakes: {
    question:
      "Do the brakes grind or pull to one side, or does it roll with the parking brake set?",
    fault: "the brakes",
    part: "the brakes",
    fix: "Have the brakes adjusted or repaired.",
  },
  tires: {
    question: "Is any tire cracked, worn smooth, or always low?",
    fault: "worn tires",
    part: "the tires",
    fix: "Replace the worn tires.",
  },
  lights: {
    question: "Is any light, switch, horn, or gauge dead?",
    fault: "dead lights or gauges",
    part: "the lights",
    fix: "Fix the lights and gauges.",
  },
  charger: {
    question: "Does the charger fail to start, or fail to shut off on its own?",
    fault: "the charger",
    part: "the charger",
    fix: "Repair or replace the charger.",
  },
  paint: {
    question: "At arm’s length, can you see scratches, fading, or stains?",
    fault: "visible wear",
    part: "the paint",
    fix: "Get rid of every scratch, stain, and faded spot. Few used carts look that good.",
  },
};
