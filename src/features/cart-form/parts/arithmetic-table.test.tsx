import { describe, expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, rowsOf, textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import { dollarsIn } from "../texts.fixture.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { ArithmeticTable } from "./arithmetic-table.tsx";
import type { Calculation } from "../calculation.ts";
import { ofAnyCalculation, calculationOf } from "../calculation.fixture.ts";

const tableOf = ({ cart, estimate }: Calculation) =>
  render(<ArithmeticTable cart={cart} estimate={estimate} />);
const rowsWith = (change: Parameters<typeof calculationOf>[0]) =>
  rowsOf(tableOf(calculationOf(change)));

test("the table reads like a receipt, from the base price to the value", () => {
  expect(rowsWith({})).toEqual([
    ["Step", "Change", "Running value"],
    ["Base price, OnwardListed price for the Club Car Onward", "", "$12,000"],
    ["6 years of age", "−55%", "$5,400"],
    ["Good condition", "no change", "$5,400"],
    ["4 seats", "+20%", "$6,480"],
    ["Electric", "no change", "$6,480"],
    ["Battery, 4 years", "−30%", "$4,536"],
    ["Upgrades", "+15%", "$5,216"],
  ]);
});

describe("for carts drawn at random", () => {
  test("the table begins with the base price and ends with the value", () => {
    ofAnyCalculation((calculation) => {
      const running = rowsOf(tableOf(calculation))
        .slice(1)
        .map((cells) => cells.at(-1));
      expect(running[0]).toBe(formatDollars(calculation.estimate.base.price));
      expect(running.at(-1)).toBe(formatDollars(calculation.estimate.value));
    });
  });

  test("each running value is the previous one with its change applied", () => {
    ofAnyCalculation((calculation) => {
      let before = calculation.estimate.base.price;
      for (const [, change, running] of rowsOf(tableOf(calculation)).slice(2)) {
        const [after] = dollarsIn(running!);
        const percent =
          change === "no change" ? 0 : Number(change!.replace("−", "-").replace("%", ""));
        if (change === "raised to") expect(after).toBe(1000);
        // Only the total is rounded, not each step, so the two may differ by a dollar.
        else expect(Math.abs(after! - before * (1 + percent / 100))).toBeLessThanOrEqual(1.6);
        before = after!;
      }
    });
  });
});

test("a value below the minimum is raised to it in a line of its own", () => {
  const wreck = rowsWith({ modelYear: "1990", condition: "poor", batteryAge: 5, seats: 2 });
  expect(wreck.at(-1)).toEqual(["Minimum value", "raised to", "$1,000"]);
  expect(dollarsIn(wreck.at(-2)!.join(" "))[0]).toBeLessThan(1000);
  expect(rowsWith({}).flat()).not.toContain("Minimum value");
});

test("the base price says why it is used, with a typed model as text", () => {
  expect(textOf(getOne("small", tableOf(calculationOf({ model: "<b>Onward</b> & co" }))))).toBe(
    "'<b>Onward</b> & co' is priced as the Club Car Onward",
  );
});

test("gains and losses have different marks", () => {
  const marks = getAll("td[data-change]", tableOf(calculationOf({}))).map((cell) => [
    textOf(cell),
    cell.getAttribute("data-change"),
  ]);
  expect(marks).toEqual([
    ["", "up"],
    ["−55%", "down"],
    ["+20%", "up"],
    ["−30%", "down"],
    ["+15%", "up"],
  ]);
});

test("the table has a caption, and a heading for every row and column", () => {
  const table = tableOf(calculationOf({}));
  expect(textOf(getOne("caption", table))).toBe("The estimate, step by step");
  expect(textsOf("th[scope=col]", table)).toHaveLength(3);
  expect(textsOf("th[scope=row]", table)).toHaveLength(rowsOf(table).length - 1);
});
