import { expect, test } from "vitest";
import { enter, mount } from "../../components/test-page.ts";
import { fieldOf, textOf, the } from "../../components/test-queries.ts";
import { maxAmountLength } from "../../format/read-dollars.ts";
import { calculationOf } from "../cart/calculation-samples.ts";
import { namedTrials } from "./lever-list.tsx";
import { workFor } from "./lever-work.ts";
import { WorkCost } from "./work-cost.tsx";

/** New batteries add $2,981. */
const calculation = calculationOf();
const trial = namedTrials(calculation).find(({ id }) => id === "new-batteries")!;
const batteryCost = () =>
  mount(
    <WorkCost
      before={calculation.appraisal}
      trial={trial}
      work={workFor("new-batteries", calculation)!}
    />,
  );

test("the cost begins with the usual one, and says what that returns", async () => {
  const cost = await batteryCost();
  const field = fieldOf("Cost of the batteries ($)", cost);
  expect(field.value).toBe("1350");
  expect(textOf(the("p[role=status]", cost))).toMatch(
    /^After paying \$1,350, you’re \$1,631 ahead/,
  );
});

test("the field takes an amount of any spelling", async () => {
  const field = fieldOf("Cost of the batteries ($)", await batteryCost());
  expect(field.getAttribute("type")).toBe("text");
  expect(field.getAttribute("inputmode")).toBe("decimal");
  expect(field.getAttribute("maxlength")).toBe(String(maxAmountLength));
});

test("what the visitor types replaces the usual cost, and may be nothing", async () => {
  const cost = await batteryCost();
  const field = fieldOf("Cost of the batteries ($)", cost);
  await enter("2,700", field);
  expect(field.value).toBe("2,700");
  expect(textOf(the("p[role=status]", cost))).toMatch(/^After paying \$2,700/);
  await enter("", field);
  expect(field.value).toBe("");
  expect(textOf(the("p[role=status]", cost))).toBe("");
});
