import { expect, test } from "vitest";
import { Calculator } from "../../features/value/island.tsx";
import { PriceCheck } from "../../features/price-check/island.tsx";
import { PlateTool } from "../../features/plate/island.tsx";
import { openPage, render } from "../kit/page.fixture.ts";
import { getAll, textOf, getOne } from "../kit/queries.fixture.ts";

test.each([
  ["value_cart", <Calculator key="" title="Value" lede="One number." />],
  ["check_price", <PriceCheck key="" />],
  ["find_recalls", <PlateTool key="" question="recalls" />],
  ["year_from_serial", <PlateTool key="" question="year" />],
])("a browser’s assistant finds the form as %s with labeled fields", (name, tool) => {
  openPage("");
  const page = render(tool);
  const form = getOne("form[toolname]", page);
  expect(form.getAttribute("toolname")).toBe(name);
  expect(form.getAttribute("tooldescription")).toMatch(/golf cart.*\.$/);
  const fields = getAll<HTMLInputElement>("[name]", form);
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    const label = field.closest("label") ?? getOne(`label[for="${field.id}"]`, form);
    expect(textOf(label), field.name).not.toBe("");
  }
});
