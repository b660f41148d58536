import { describe, expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../components/test-queries.ts";
import { checkOf } from "./check-samples.ts";
import type { Check } from "./checked-ad.ts";
import { CheckBoard } from "./check-board.tsx";

const boardOf = (check: Check | null, stale = false) =>
  render(<CheckBoard ref={{ current: null }} check={check} stale={stale} />);

describe("before an ad is entered", () => {
  test("it says what will be there, without a figure or a verdict", () => {
    const board = boardOf(null);
    expect(textOf(the("h2", board))).toBe("Ready to check");
    expect(textOf(board)).not.toMatch(/\$\d/);
    expect(allOf("li", board)).toEqual([]);
  });
});

test("the price is shown on tiles, below the name of the cart", () => {
  const board = boardOf(checkOf({}, 6500));
  expect(textOf(the("h2", board))).toBe("2016 Club Car Precedent is listed at");
  expect(the("data", board).getAttribute("value")).toBe("6500");
  expect(textOf(the("data", board))).toBe("$6,500");
});

test("an answer to the previous ad says so, and stays", () => {
  const board = boardOf(checkOf({}, 4000), true);
  expect(textsOf("p[role=status]", board)[0]).toContain("This result is for the previous ad.");
  expect(textOf(the("data", board))).toBe("$4,000");
  expect(textOf(boardOf(checkOf({}, 4000)))).not.toContain("previous ad");
});

test("the board is a named region that can take the focus", () => {
  expect(the("section[aria-label='Price check']", boardOf(null)).getAttribute("tabindex")).toBe(
    "-1",
  );
});
