import { expect, test } from "vitest";
import { someDetails } from "../../../../domain/details/cart.fixture.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import type { Details } from "../../../../domain/details/details.ts";
import { CartForm } from "./cart-form.tsx";

const propsFor = (details: Details, calculated = details, fixedMake?: string) => ({
  ref: null,
  values: { details, isRead: false },
  calculated,
  fixedMake,
  modelHint: undefined,
  onEdit: () => {},
  onFill: () => {},
  onCalculate: () => {},
});
const formOf = (...args: Parameters<typeof propsFor>) =>
  render(<CartForm {...propsFor(...args)} />);

const stale = "The result shown is for your previous details.";

test("Calculate is disabled without a model, and a note says why", () => {
  const form = formOf(someDetails({ model: "   " }), someDetails());
  expect(getOne("button[type=submit]", form).hasAttribute("disabled")).toBe(true);
  expect(textsOf("p", form)).toContain("To calculate, enter the model.");
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

test("the serial number can be scanned only on our own pages", () => {
  const buttonsOf = (isEmbedded: boolean) =>
    textsOf(
      "[data-scan] button",
      render(<CartForm {...propsFor(someDetails())} isEmbedded={isEmbedded} />),
    );
  expect(buttonsOf(false)).toEqual(["Scan the bar code"]);
  expect(buttonsOf(true)).toEqual([]);
});
