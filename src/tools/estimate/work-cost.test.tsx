import { expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { fieldOf, textOf, the } from "../../components/test-queries.ts";
import { maxAmountLength } from "../../format/read-dollars.ts";
import { calculationOf } from "../cart/calculation-samples.ts";
import { isWork } from "./lever-labels.ts";
import { namedTrials } from "./lever-list.tsx";
import { WorkCost } from "./work-cost.tsx";

const calculation = calculationOf();
const works = namedTrials(calculation).filter(({ id }) => isWork(id));
const costOf = (trial: (typeof works)[number]) =>
  render(<WorkCost before={calculation.appraisal} trial={trial} />);

test("each work is called by a name in the label of its cost", () => {
  expect(works.map((trial) => textOf(the("label", costOf(trial))))).toEqual([
    "Cost of the batteries ($)",
    "Cost of the work ($)",
  ]);
});

test("the field takes an amount of any spelling, and is empty at first", () => {
  const cost = costOf(works[0]!);
  const field = fieldOf("Cost of the batteries", cost);
  expect(field.getAttribute("type")).toBe("text");
  expect(field.getAttribute("inputmode")).toBe("decimal");
  expect(field.getAttribute("maxlength")).toBe(String(maxAmountLength));
  expect(field.getAttribute("value")).toBe("");
  expect(textOf(the("p[role=status]", cost))).toBe("");
});
