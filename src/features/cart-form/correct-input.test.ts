import { expect, test } from "vitest";
import { defaultDetails, give, sourceOf } from "../../../domain/details/details.ts";
import { enteredDetails } from "./correct-input.ts";

const typed = { ...defaultDetails, modelYear: "22", make: "Icon", model: "i60" };
const enter = (details: typeof typed, isRead: boolean, asked: "condition" | null = null) =>
  enteredDetails({ details, isRead }, asked, 2026);

test("a form filled in by hand counts as having said everything it shows, with its model's seats", () => {
  const entered = enter(typed, false);
  expect(entered).toMatchObject({ modelYear: "2022", seats: 6 });
  expect([sourceOf(entered, "seats"), sourceOf(entered, "condition")]).toEqual(["said", "said"]);
});

test("a form filled in by a line or a link counts as having said only what the visitor touched", () => {
  const entered = enter(give(typed, { batteryAge: 4 }), true);
  expect(sourceOf(entered, "batteryAge")).toBe("said");
  expect(sourceOf(entered, "seats")).toBe("model");
  expect(sourceOf(entered, "condition")).toBe("assumed");
});

test("the detail that the form was opened for counts as said even if it didn't change", () => {
  expect(sourceOf(enter(typed, true, "condition"), "condition")).toBe("said");
});
