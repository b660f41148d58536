import { expect, test, vi } from "vitest";
import { mount, press, render } from "../../../ui/kit/page.fixture.ts";
import { linksIn, rowsOf, textsOf } from "../../../ui/kit/queries.fixture.ts";
import { calculationOf, noon } from "../../cart-form/calculation.fixture.ts";
import type { Calculation } from "../../cart-form/calculation.ts";
import { savedCart } from "../format.ts";
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
    saved: savedCart(calculation.details, "/", `cart-${index}`, noon),
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

test("the comparison has a finding above the table and a total below", () => {
  const page = render(<Comparison compared={comparedOf(onward, drive)} onLeaveOut={() => {}} />);
  expect(textsOf("h2", page)).toEqual([
    expect.stringMatching(/^You can ask the most for the 2020 Club Car Onward/),
    expect.stringMatching(/^A dealer would give you about \$/),
  ]);
});
