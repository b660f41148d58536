import { expect, test } from "vitest";
import { maxAmountLength } from "../../format/money.ts";
import { calculationOf } from "../cart/calculation-samples.ts";
import { rendered } from "../cart/test-markup.ts";
import { isWork } from "./lever-labels.ts";
import { namedTrials } from "./lever-list.tsx";
import { WorkCost } from "./work-cost.tsx";

const calculation = calculationOf();
const works = namedTrials(calculation).filter(({ id }) => isWork(id));
const costOf = (trial: (typeof works)[number]) =>
  rendered(WorkCost, { before: calculation.appraisal, trial });

test("each work is called by a name in the label of its cost", () => {
  expect(works.map((trial) => costOf(trial).one("label").text)).toEqual([
    "Cost of the batteries ($)",
    "Cost of the work ($)",
  ]);
});

test("the field takes an amount of any spelling, and is empty at first", () => {
  const cost = costOf(works[0]!);
  const field = cost.field("Cost of the batteries");
  expect(field.attribute("type")).toBe("text");
  expect(field.attribute("inputmode")).toBe("decimal");
  expect(field.attribute("maxlength")).toBe(String(maxAmountLength));
  expect(field.attribute("value")).toBe("");
  expect(cost.one("p", { role: "status" }).text).toBe("");
});
