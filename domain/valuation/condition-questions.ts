import { type Condition, type Powertrain, conditions } from "../cart/cart.ts";

/** From best to worst. */
export const conditionAnswers = ["no", "unsure", "yes"] as const;
export type ConditionAnswer = (typeof conditionAnswers)[number];

interface Question {
  readonly best: Exclude<Condition, "excellent">;
  readonly only?: Powertrain;
}

/**
 * Each asks about a fault that anyone can see, because owners overrate their carts when asked for
 * one word. What a fault allows follows `conditionMeanings`: wear is "minor wear", a fault that a
 * shop fixes in a visit is "needs minor work", and a failed frame or drive is "needs major work".
 */
const conditionQuestions = {
  frame: { best: "poor" },
  drive: { best: "poor" },
  body: { best: "fair" },
  upholstery: { best: "fair" },
  steering: { best: "fair" },
  brakes: { best: "fair" },
  tires: { best: "fair" },
  lights: { best: "fair" },
  charger: { best: "fair", only: "electric" },
  paint: { best: "good" },
} as const satisfies Record<string, Question>;

export type ConditionQuestion = keyof typeof conditionQuestions;
export type ConditionAnswers = Readonly<Partial<Record<ConditionQuestion, ConditionAnswer>>>;

export interface GradedCondition {
  readonly condition: Condition;
  readonly because: readonly ConditionQuestion[];
  /** The condition without these faults, whatever wasn't asked; null if it is no better. */
  readonly conditionIfFixed: Condition | null;
  /** Things that weren't looked at and could make the condition worse. */
  readonly unchecked: readonly ConditionQuestion[];
}

/**
 * Our own rule of thumb: this many faults that each need minor work, half of those we ask about,
 * add up to major work.
 */
const majorWork = 4;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
const allQuestions = Object.keys(conditionQuestions) as ConditionQuestion[];

export function questionsFor(powertrain: Powertrain): ConditionQuestion[] {
  return allQuestions.filter((id) => {
    const { only }: Question = conditionQuestions[id];
    return only === undefined || only === powertrain;
  });
}

export function areAllUnsure(answers: ConditionAnswers, powertrain: Powertrain): boolean {
  return questionsFor(powertrain).every((id) => answers[id] === "unsure");
}

/**
 * Empty once no answer can change the condition. If every answer so far is "unsure", one more can
 * still decide whether the cart is graded at all.
 */
export function openQuestions(
  answers: ConditionAnswers,
  powertrain: Powertrain,
): ConditionQuestion[] {
  const questions = questionsFor(powertrain);
  const open = questions.filter((id) => answers[id] === undefined);
  const conditionIf = (answer: ConditionAnswer) =>
    grade(questions, { ...answers, ...sameAnswers(open, answer) }).condition;
  const isSettled = conditionIf("no") === conditionIf("yes");
  return isSettled && !areAllUnsure({ ...answers, ...sameAnswers(open, "unsure") }, powertrain)
    ? []
    : open;
}

export function gradeCondition(
  answers: ConditionAnswers,
  powertrain: Powertrain,
): GradedCondition | null {
  if (openQuestions(answers, powertrain).length > 0) return null;
  const questions = questionsFor(powertrain);
  const answered = questions.filter((id) => answers[id] !== undefined);
  const { condition, because } = grade(answered, answers);
  const unchecked = condition === "poor" ? [] : answered.filter((id) => answers[id] === "unsure");
  const without = { ...sameAnswers(questions, "yes"), ...answers, ...sameAnswers(because, "no") };
  const fixed = grade(questions, without).condition;
  return {
    condition,
    because,
    conditionIfFixed: fixed === condition ? null : fixed,
    unchecked,
  };
}

function sameAnswers(ids: readonly ConditionQuestion[], answer: ConditionAnswer): ConditionAnswers {
  return Object.fromEntries(ids.map((id) => [id, answer]));
}

function grade(questions: readonly ConditionQuestion[], answers: ConditionAnswers) {
  const minorWork = questions.filter(
    (id) => answers[id] === "yes" && conditionQuestions[id].best === "fair",
  );
  const isMajor = minorWork.length >= majorWork;
  const bestOf = (id: ConditionQuestion) =>
    isMajor && minorWork.includes(id) ? "poor" : bestWith(id, answers[id]!);
  const condition = questions.map(bestOf).reduce(worseOf, "excellent");
  const because =
    condition === "excellent" ? [] : questions.filter((id) => bestOf(id) === condition);
  return { condition, because };
}

/** Nobody can call a cart like new without looking: "not sure" allows a good one at best. */
function bestWith(id: ConditionQuestion, answer: ConditionAnswer): Condition {
  if (answer === "no") return "excellent";
  return answer === "unsure" ? "good" : conditionQuestions[id].best;
}

function worseOf(first: Condition, second: Condition): Condition {
  return conditions.indexOf(first) > conditions.indexOf(second) ? first : second;
}
