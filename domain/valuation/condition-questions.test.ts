import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conditions, powertrains } from "../cart/cart.ts";
import {
  type ConditionAnswer,
  type ConditionAnswers,
  type ConditionQuestion,
  areAllUnsure,
  conditionAnswers,
  gradeCondition,
  openQuestions,
  questionsFor,
} from "./condition-questions.ts";

function cartWith(faults: ConditionAnswers): ConditionAnswers {
  const noFaults = Object.fromEntries(questionsFor("electric").map((id) => [id, "no" as const]));
  return { ...noFaults, ...faults };
}

describe("a cart's condition", () => {
  test.each<[string, ConditionAnswers, string]>([
    ["no fault and no wear", {}, "excellent"],
    ["visible wear", { paint: "yes" }, "good"],
    ["one thing not looked at", { frame: "unsure" }, "good"],
    ["everything not looked at", allAre("unsure"), "good"],
    ["a torn seat", { upholstery: "yes" }, "fair"],
    ["a cracked panel", { body: "yes" }, "fair"],
    ["loose steering", { steering: "yes" }, "fair"],
    ["weak brakes", { brakes: "yes" }, "fair"],
    ["worn tires", { tires: "yes" }, "fair"],
    ["a dead light", { lights: "yes" }, "fair"],
    ["a charger that fails", { charger: "yes" }, "fair"],
    ["three minor faults", { tires: "yes", lights: "yes", body: "yes" }, "fair"],
    ["four minor faults", { tires: "yes", lights: "yes", body: "yes", brakes: "yes" }, "poor"],
    ["a frame rusted through", { frame: "yes" }, "poor"],
    ["a drive that fails", { drive: "yes" }, "poor"],
    ["every fault", allAre("yes"), "poor"],
  ])("a cart with %s gets the condition that its answers call for", (_, faults, condition) => {
    expect(gradeCondition(cartWith(faults), "electric")?.condition).toBe(condition);
  });

  test("a cart is graded once no other answer can change its condition", () => {
    expect(openQuestions({ frame: "no" }, "gas")).toHaveLength(8);
    expect(openQuestions({ frame: "yes" }, "gas")).toEqual([]);
    expect(gradeCondition({ frame: "yes" }, "gas")).toEqual({
      condition: "poor",
      because: ["frame"],
      conditionIfFixed: null,
      unchecked: [],
    });
    const fourFaults = { body: "yes", upholstery: "yes", brakes: "yes", tires: "yes" } as const;
    expect(gradeCondition(fourFaults, "electric")?.condition).toBe("poor");
    const { paint: _paint, ...withoutPaint } = cartWith({ tires: "yes" });
    expect(gradeCondition(withoutPaint, "electric")?.condition).toBe("fair");
    expect(openQuestions(withoutPaint, "electric")).toEqual([]);
    expect(gradeCondition(withoutPaint, "electric")?.conditionIfFixed).toBe("good");
    const { paint: _any, ...unsure } = allAre("unsure");
    expect(openQuestions(unsure, "electric")).toEqual(["paint"]);
  });

  test("a cart is graded once every question about it has an answer", () => {
    const { charger: _charger, ...withoutCharger } = cartWith({});
    expect(gradeCondition(withoutCharger, "electric")).toBeNull();
    expect(gradeCondition(withoutCharger, "gas")?.condition).toBe("excellent");
    expect(gradeCondition({}, "gas")).toBeNull();
  });

  test("a gas cart is not asked about its charger", () => {
    expect(gradeCondition(cartWith({ charger: "yes" }), "gas")?.condition).toBe("excellent");
    expect(questionsFor("gas")).toEqual(questionsFor("electric").filter((id) => id !== "charger"));
  });
});

test.each<[ConditionAnswers, ConditionQuestion[], string | null]>([
  [{}, [], null],
  [{ paint: "yes", tires: "unsure" }, ["tires", "paint"], "excellent"],
  [{ paint: "yes", tires: "yes" }, ["tires"], "good"],
  [{ frame: "yes", tires: "yes" }, ["frame"], "fair"],
  [{ frame: "yes", drive: "yes" }, ["frame", "drive"], "excellent"],
  [
    { body: "yes", tires: "yes", brakes: "yes", lights: "yes", paint: "yes" },
    ["body", "brakes", "tires", "lights"],
    "good",
  ],
])("a cart with %j has reasons that rule out a better condition", (faults, because, fallback) => {
  expect(gradeCondition(cartWith(faults), "electric")).toMatchObject({
    because,
    conditionIfFixed: fallback,
  });
});

test("unchecked things are listed unless nothing could be worse", () => {
  const uncheckedWith = (faults: ConditionAnswers) =>
    gradeCondition(cartWith(faults), "electric")!.unchecked;
  expect(uncheckedWith({})).toEqual([]);
  expect(uncheckedWith({ frame: "unsure", tires: "yes" })).toEqual(["frame"]);
  expect(uncheckedWith({ frame: "yes", tires: "unsure" })).toEqual([]);
});

test("a cart isn't graded if every answer is unsure, and a gas cart's charger doesn't matter", () => {
  expect(areAllUnsure(allAre("unsure"), "electric")).toBe(true);
  expect(areAllUnsure({ ...allAre("unsure"), charger: "yes" }, "gas")).toBe(true);
  expect(areAllUnsure({ ...allAre("unsure"), charger: "yes" }, "electric")).toBe(false);
  expect(areAllUnsure({}, "gas")).toBe(false);
});

const anyAnswers = fc.record(
  Object.fromEntries(
    questionsFor("electric").map((id) => [id, fc.constantFrom(...conditionAnswers)]),
  ),
);
const rank = (answers: ConditionAnswers, powertrain: (typeof powertrains)[number]) =>
  conditions.indexOf(gradeCondition(answers, powertrain)!.condition);

test("a worse answer, or not knowing, never raises the condition", () => {
  const any = fc.constantFrom(...questionsFor("electric"));
  fc.assert(
    fc.property(anyAnswers, any, fc.constantFrom(...powertrains), (answers, id, powertrain) => {
      const ranks = conditionAnswers.map((each) => rank({ ...answers, [id]: each }, powertrain));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});

test("a condition given early is the one that all the answers lead to", () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat({ max: 10 }), (answers, count) => {
      const first = Object.fromEntries(Object.entries(answers).slice(0, count));
      const early = gradeCondition(first, "electric");
      const whole = gradeCondition(answers, "electric")!;
      expect(early?.condition ?? whole.condition).toBe(whole.condition);
    }),
  );
});

test("answering no to the reasons always raises the condition", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const {
        condition,
        because,
        conditionIfFixed: fallback,
      } = gradeCondition(answers, "electric")!;
      if (fallback === null) {
        expect(because).toEqual([]);
        return;
      }
      expect(because.length).toBeGreaterThan(0);
      expect(conditions.indexOf(fallback)).toBeLessThan(conditions.indexOf(condition));
    }),
  );
});

test("every condition can be reached with either powertrain", () => {
  for (const powertrain of powertrains) {
    const reached = ([{}, { paint: "yes" }, { tires: "yes" }, { frame: "yes" }] as const).map(
      (faults) => gradeCondition(cartWith(faults), powertrain)!.condition,
    );
    expect(reached).toEqual(conditions);
  }
});

function allAre(answer: ConditionAnswer): ConditionAnswers {
  return Object.fromEntries(questionsFor("electric").map((id) => [id, answer]));
}
