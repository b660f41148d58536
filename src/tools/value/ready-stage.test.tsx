import { expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../components/test-queries.ts";
import { defaultDetails } from "../cart/details.ts";
import { ReadyStage } from "./ready-stage.tsx";

const stageOf = (change = {}) => render(<ReadyStage details={{ ...defaultDetails, ...change }} />);
const captionOf = (change = {}) => textsOf("p", stageOf(change)).at(-1);

test("the stage says that the tool is ready, and shows no figure", () => {
  expect(textsOf("h2", stageOf())).toEqual(["Ready to Calculate"]);
  expect(textOf(stageOf())).not.toMatch(/\$\d/);
});

test.each([
  [{}, "Your cart: 2 seats · electric · good condition · 2-year-old batteries"],
  [{ seats: 6, powertrain: "gas" }, "Your cart: 6 seats · gas · good condition"],
  [
    { lifted: true, batteryType: "lithium" },
    "Your cart: 2 seats · electric · good condition · 2-year-old lithium batteries · lifted",
  ],
  [
    { hasUpgrades: true, batteryAge: 0 },
    "Your cart: 2 seats · electric · good condition · new batteries · upgrades",
  ],
])("with %j the words below the drawing say what it shows", (change, caption) => {
  expect(captionOf(change)).toBe(caption);
});

test("the cart is drawn as it is entered, on a course that is not read out", () => {
  const stage = stageOf({ seats: 8, lifted: true });
  expect(the("svg[data-seats]", stage).dataset).toMatchObject({ seats: "8", lifted: "true" });
  for (const picture of allOf("svg", stage))
    expect(picture.getAttribute("aria-hidden")).toBe("true");
});
