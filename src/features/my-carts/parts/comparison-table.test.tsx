import { expect, test, vi } from "vitest";
import { mount, press, render } from "../../../ui/kit/page.fixture.ts";
import { getAll, linksIn, rowsOf, textOf, textsOf } from "../../../ui/kit/queries.fixture.ts";
import { calculationOf, noon } from "../../cart-form/calculation.fixture.ts";
import type { Calculation } from "../../cart-form/calculation.ts";
import { savedCart } from "../format.ts";
import { asOwner } from "../storage.fixture.ts";
import { Comparison, ComparisonTable } from "./comparison-table.tsx";

const onward = calculationOf();
const drive = calculationOf({
  modelYear: "2016",
  make: "Yamaha",
  model: "Drive2",
  powertrain: "gas",
});

const comparedOf = (...calculations: readonly Calculation[]) =>
  calculations.map((calculation, index) => ({
    ...calculation,
    saved: savedCart(calculation.details, "/", `cart-${index}`, noon, asOwner),
  }));

test("each compared cart is a column with a link and a button to leave it out", () => {
  const table = render(
    <ComparisonTable compared={comparedOf(onward, drive)} onLeaveOut={() => {}} />,
  );
  expect(textsOf("th[scope=col]", table)).toEqual([
    "If you sold it",
    "2020 Club Car Onward Leave out 2020 Club Car Onward",
    "2016 Yamaha Drive2 Leave out 2016 Yamaha Drive2",
  ]);
  expect(linksIn(table).map(([text]) => text)).toEqual([
    "2020 Club Car Onward",
    "2016 Yamaha Drive2",
  ]);
  expect(rowsOf(table)).toContainEqual(["Battery age", "4 years", "–"]);
});

test("pressing a column's button leaves out that cart", async () => {
  const onLeaveOut = vi.fn<(id: string) => void>();
  const table = <ComparisonTable compared={comparedOf(onward, drive)} onLeaveOut={onLeaveOut} />;
  await press("Leave out 2016 Yamaha Drive2", await mount(table));
  expect(onLeaveOut.mock.calls).toEqual([["cart-1"]]);
});

test("each cell carries its cart's name for screens where the carts have a line each", () => {
  const table = render(
    <ComparisonTable compared={comparedOf(onward, drive)} onLeaveOut={() => {}} />,
  );
  expect(getAll("tr:last-child > td", table).map((cell) => cell.dataset["of"])).toEqual([
    "2020 Club Car Onward",
    "2016 Yamaha Drive2",
  ]);
});

test("a printed comparison has a finding, and what the carts come to, if all have advice", () => {
  const page = (...carts: readonly Calculation[]) =>
    render(<Comparison compared={comparedOf(...carts)} onLeaveOut={() => {}} />);
  expect(textsOf("h2", page(onward, drive))).toEqual([
    expect.stringMatching(/^You can ask the most for the 2020 Club Car Onward/),
  ]);
  expect(textOf(page(onward, drive))).toContain("trade them in for about $");
  expect(textOf(page(onward, calculationOf({ make: "Garia", model: "Via" })))).not.toContain(
    "trade",
  );
});
