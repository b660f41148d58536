import { describe, expect, test, vi } from "vitest";
import { onwardDetails } from "../cart/calculation-samples.ts";
import { type Details, defaultDetails } from "../cart/details.ts";
import { rendered } from "../cart/test-markup.ts";
import { live } from "../cart/test-press.ts";
import { CartForm } from "./cart-form.tsx";

const propsFor = (details: Details, calculated = details, fixedMake?: string) => ({
  ref: null,
  details,
  calculated,
  fixedMake,
  modelHint: undefined,
  onChange: () => {},
  onCalculate: () => {},
});
const formOf = (...given: Parameters<typeof propsFor>) => rendered(CartForm, propsFor(...given));

describe("Calculate", () => {
  test.each([
    [{ year: "", make: "", model: "" }, "To calculate, enter the year, make, and model."],
    [{ model: "   " }, "To calculate, enter the model."],
    [{ year: "2020.5" }, "Enter the year as a whole number, such as 2020."],
    [{ make: "" }, "To calculate, enter the make."],
  ])("is closed with %j, and a note says why", (change, note) => {
    const form = formOf({ ...onwardDetails, ...change });
    expect(form.one("button", { type: "submit" }).has("disabled")).toBe(true);
    expect(form.texts("p")).toContain(note);
  });

  test("is open once year, make, and model are there", () => {
    const button = formOf(onwardDetails).one("button", { type: "submit" });
    expect(button.text).toBe("Calculate Value");
    expect(button.has("disabled")).toBe(false);
  });

  test("calculates without leaving the page", () => {
    const onCalculate = vi.fn<() => void>();
    const preventDefault = vi.fn<() => void>();
    live(CartForm, { ...propsFor(onwardDetails), onCalculate }).act("form", {}, "onSubmit", {
      preventDefault,
    });
    expect(onCalculate).toHaveBeenCalledOnce();
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});

describe("a note that the result is of other details", () => {
  const note = "The result shown is for your previous details.";

  test("appears when they differ", () => {
    expect(formOf(onwardDetails, { ...onwardDetails, seats: 6 }).texts("p")).toContain(note);
  });

  test("is missing while they are the same", () => {
    expect(formOf(onwardDetails, { ...onwardDetails }).texts("p")).not.toContain(note);
  });

  test("gives way to what is missing", () => {
    const form = formOf({ ...onwardDetails, model: "" }, onwardDetails);
    expect(form.texts("p")).not.toContain(note);
    expect(form.texts("p")).toContain("To calculate, enter the model.");
  });
});

test("the browser refuses nothing by itself: any year is valued", () => {
  expect(formOf(onwardDetails).one("form").has("novalidate")).toBe(true);
});

test("a make's own page does not ask for the make", () => {
  const form = formOf({ ...defaultDetails, make: "EZ-GO" }, undefined, "EZ-GO");
  expect(form.all("select", { name: "make" })).toEqual([]);
  expect(form.texts("p")).toContain("To calculate, enter the year and model.");
});

test("it says what it needs where there is no script", () => {
  expect(formOf(defaultDetails).text).toContain("The value tool needs JavaScript");
});
