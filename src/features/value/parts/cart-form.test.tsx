import { expect, test } from "vitest";
import { someDetails } from "../../../../domain/cart/cart.fixture.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import { type Details, defaultDetails } from "../../../../domain/cart/details.ts";
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
const formOf = (...given: Parameters<typeof propsFor>) =>
  render(<CartForm {...propsFor(...given)} />);

const stale = "The result shown is for your previous details.";

test.each([
  [{ year: "", make: "", model: "" }, "To calculate, enter the year, make, and model."],
  [{ model: "   " }, "To calculate, enter the model."],
  [{ year: "2020.5" }, "Enter the year as a whole number, such as 2020."],
  [{ make: "" }, "To calculate, enter the make."],
])("Calculate is disabled for details with %j, and a note says why", (change, note) => {
  const form = formOf(someDetails(change), someDetails());
  expect(getOne("button[type=submit]", form).hasAttribute("disabled")).toBe(true);
  expect(textsOf("p", form)).toContain(note);
  expect(textsOf("p", form)).not.toContain(stale);
});

test("Calculate is enabled once year, make, and model are entered", () => {
  const button = getOne("button[type=submit]", formOf(someDetails()));
  expect(textOf(button)).toBe("Calculate Value");
  expect(button.hasAttribute("disabled")).toBe(false);
});

test("the form calls the result outdated only when the details differ", () => {
  expect(textsOf("p", formOf(someDetails(), someDetails({ seats: 6 })))).toContain(stale);
  expect(textsOf("p", formOf(someDetails(), someDetails()))).not.toContain(stale);
});

test("the browser's own validation is off, so any year is valued", () => {
  expect(getOne("form", formOf(someDetails())).hasAttribute("novalidate")).toBe(true);
});

test("a make's own page does not ask for the make", () => {
  const form = formOf({ ...defaultDetails, make: "EZ-GO" }, undefined, "EZ-GO");
  expect(getAll("select[name=make]", form)).toEqual([]);
  expect(textsOf("p", form)).toContain("To calculate, enter the year and model.");
});

test("the form says that it needs JavaScript", () => {
  expect(textOf(formOf(defaultDetails))).toContain("The value tool needs JavaScript");
});

test("the serial number can be scanned only on our own pages", () => {
  const buttonsOf = (isEmbedded: boolean) =>
    textsOf(
      "[data-scan] button",
      render(<CartForm {...propsFor(someDetails())} isEmbedded={isEmbedded} />),
    );
  expect(buttonsOf(false)).toEqual(["Scan the bar code"]);
  expect(buttonsOf(true)).toEqual([]);
});
