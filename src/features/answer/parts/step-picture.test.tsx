import { expect, test } from "vitest";
import { roles } from "../../../../domain/cart/roles.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, getOne, textOf, textsOf } from "../../../ui/kit/queries.fixture.ts";
import { calculationOf } from "../../cart-form/calculation.fixture.ts";
import { answerOf } from "../model.ts";
import { type Step, stepsFor } from "../text.ts";
import { StepPicture } from "./step-picture.tsx";

const step = (id: Step["id"]): Step => ({ id, title: "", text: "" });
const pictureOf = (id: Step["id"], role: (typeof roles)[number], calculation = calculationOf()) =>
  render(<StepPicture step={step(id)} calculation={calculation} role={role} />);

test.each([
  ["papers", "selling", ["Bill of sale", "For sale", "Value sheet"]],
  ["papers", "buying", ["Checklist"]],
  ["papers", "trading", ["Photos", "Value sheet", "Receipts"]],
  ["papers", "insuring", ["Photos", "Value sheet", "Receipts"]],
  ["recalls", "buying", ["Recall notice"]],
  ["ad", "buying", ["The ad"]],
] as const)("the %s of somebody %s are drawn as %j", (id, role, titles) => {
  expect(textsOf(".thumbnail > b:first-child", pictureOf(id, role))).toEqual(titles);
});

test("every step of every role has a drawing that screen readers skip", () => {
  for (const role of roles)
    for (const { id } of [...stepsFor(role, 1000), ...stepsFor(role, 0)]) {
      const picture = getOne(".step-picture", pictureOf(id, role));
      expect(picture.getAttribute("aria-hidden")).toBe("true");
      expect(picture.children.length).toBeGreaterThan(0);
    }
});

test("the flyer has the asking price, but no number where we give no advice", () => {
  const known = calculationOf({ model: "Precedent" });
  const priceOn = (calculation = known) =>
    textOf(
      getAll(".thumbnail[data-tone=flyer] > b", pictureOf("papers", "selling", calculation))[1]!,
    );
  expect(priceOn()).toBe(formatDollars(answerOf(known, "selling").number));
  expect(priceOn(calculationOf({ make: "GEM", model: "e4" }))).toBe("$____");
});
