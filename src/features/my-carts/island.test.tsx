import { describe, expect, test, vi } from "vitest";
import { someDetails } from "../../../domain/cart/testing.ts";
import { mountAt, render } from "../../ui/kit/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../ui/kit/test-queries.ts";
import { nonsense } from "../cart/test-texts.ts";
import { browserForEachTest } from "../cart/test-browser.ts";
import { type SavedCart, emptyReading } from "./format.ts";
import { MyCarts, CartList, SelectionBar } from "./island.tsx";
import { onward } from "./test-storage.ts";
import type { SavedCarts } from "./saved-carts.ts";

const details = someDetails({ model: "Tempo" });
const tempo: SavedCart = { ...onward, id: "tempo", name: "Bob’s", details };
const nothing: SavedCarts = { ...emptyReading, forbidden: false };
const listOf = (change: Partial<SavedCarts>) => render(<CartList {...nothing} {...change} />);
const warningsOf = (change: Partial<SavedCarts>) => allOf("div[role=status]", listOf(change))[0]!;

browserForEachTest("/my-carts?compare=onward");

test("an empty list invites the visitor to value a cart", () => {
  const list = listOf({});
  expect(textsOf("h2", list)).toEqual(["No carts saved yet"]);
  expect(the("a", list).getAttribute("href")).toBe("/");
});

describe("a list with carts", () => {
  test.each([
    [[onward], "1 saved cart"],
    [[onward, tempo], "2 saved carts"],
  ])("counts them", (carts, title) => {
    const list = listOf({ carts });
    expect(textsOf("h2", list)).toContain(title);
    expect(allOf("article", list)).toHaveLength(carts.length);
    expect(list.innerHTML).not.toMatch(nonsense);
  });

  test("has them in their order, and a place for the next one", () => {
    const list = listOf({ carts: [tempo, onward] });
    expect(allOf("article", list).map((card) => card.getAttribute("aria-label"))).toEqual([
      "Bob’s",
      "2020 Club Car Onward",
    ]);
    expect(textOf(allOf("li", list).at(-1)!)).toMatch(/^Value another cart/);
  });

  test("has them side by side once two are chosen", async () => {
    const list = await mountAt(
      "/my-carts?compare=onward,tempo",
      <CartList {...nothing} carts={[onward, tempo]} />,
    );
    await vi.waitFor(() => expect(textsOf("h2", list)).toContain("Side by side"));
    expect(list.innerHTML).toContain("Comparison of carts");
  });
});

test.each<[Partial<SavedCarts>, string]>([
  [{ forbidden: true }, "Estimates cannot be saved here."],
  [{ unreadable: 2 }, "2 saved carts could not be read."],
  [{ problem: "not-carts" }, "The next cart you save takes its place."],
  [{ problem: "newer-version" }, "saved by a newer version of this page"],
])("a sentence above the list warns of %j", (change, sentence) => {
  expect(textOf(warningsOf(change))).toContain(sentence);
});

test.each([
  [[], "", "", []],
  [["a"], "", "1 cart chosen. Choose another to compare them.", ["Clear"]],
  [["a"], "Four carts is the most.", "Four carts is the most.", ["Clear"]],
  [["a", "b"], "", "2 carts chosen. They are side by side below.", ["See the comparison", "Clear"]],
])("the bar below %j says what happened last, %j, or else %j", (chosen, notice, text, actions) => {
  const bar = render(<SelectionBar chosen={chosen} notice={notice} clear={() => {}} />);
  expect(textOf(the("p[role=status]", bar))).toBe(text);
  expect(textsOf("a, button", bar)).toEqual(actions);
  expect(the("div", bar).getAttribute("data-idle")).toBe(String(text === ""));
});

test("the page before its script runs cannot know the carts, and says what it needs", () => {
  const page = render(<MyCarts />);
  expect(textOf(page)).toContain("Looking for the carts in this browser…");
  expect(textOf(page)).toContain("My carts needs JavaScript");
  expect(allOf("article", page)).toEqual([]);
});
