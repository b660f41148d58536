import { describe, expect, test } from "vitest";
import { someDetails } from "../../../domain/details/cart.fixture.ts";
import { mountAt, press, render } from "../../ui/kit/page.fixture.ts";
import { getAll, linksIn, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { browserForEachTest } from "../cart-form/browser.fixture.ts";
import { type SavedCart, emptyReading } from "./format.ts";
import { MyCarts, CartList, ChosenBar } from "./island.tsx";
import { onward } from "./storage.fixture.ts";
import type { SavedCarts } from "./saved-carts.ts";

const details = someDetails({ model: "Tempo" });
const tempo: SavedCart = { ...onward, id: "tempo", name: "Bob’s", details };
const nothing: SavedCarts = { ...emptyReading, forbidden: false };
const listOf = (change: Partial<SavedCarts>) => render(<CartList {...nothing} {...change} />);
const noticesOf = (change: Partial<SavedCarts>) => getOne("div[role=status]", listOf(change));

browserForEachTest("/my-carts?compare=onward");

test("an empty list invites the visitor to value a cart", () => {
  const list = listOf({});
  expect(textsOf("h1", list)).toEqual(["No carts saved yet"]);
  expect(linksIn(list)).toEqual([
    ["Value a cart", "/"],
    ["Value a fleet", "/fleet"],
  ]);
});

describe("a list with carts", () => {
  test.each([
    [[onward], /^Ask \$[\d,]+ for your cart$/],
    [[onward, tempo], /^Ask \$[\d,]+ for both carts$/],
  ])("the heading says what the saved carts come to", (carts, title) => {
    const list = listOf({ carts });
    expect(textOf(getOne("h1", list))).toMatch(title);
    expect(getAll("article", list)).toHaveLength(carts.length);
  });

  test("the list shows the carts in order, and below it a link to value another", () => {
    const list = listOf({ carts: [tempo, onward] });
    expect(getAll("article", list).map((row) => row.getAttribute("aria-label"))).toEqual([
      "Bob’s",
      "2020 Club Car Onward",
    ]);
    expect(linksIn(list).at(-1)).toEqual(["Value another cart", "/"]);
  });

  test("the carts are parked on one price scale, cheapest first", () => {
    const scale = getOne("[role=img]:has(svg)", listOf({ carts: [tempo, onward] }));
    const dollars = textsOf("b", scale).map((text) => Number(text.replaceAll(/\D/g, "")));
    expect(dollars).toHaveLength(2);
    expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
  });

  test("the address of a comparison shows the carts side by side", async () => {
    const list = await mountAt(
      "/my-carts?compare=onward,tempo",
      <CartList {...nothing} carts={[onward, tempo]} />,
    );
    expect(list.innerHTML).toContain("Comparison of carts");
    expect(textOf(getOne("h1", list))).toMatch(/^You can ask the most for /);
    expect(getAll("article", list)).toEqual([]);
    await press("Leave out Bob’s", list);
    expect(getAll("article", list)).toHaveLength(2);
  });

  test("pressing Compare without a choice compares the newest carts", async () => {
    const list = await mountAt("/my-carts", <CartList {...nothing} carts={[tempo, onward]} />);
    await press("Compare", getOne("fieldset", list));
    expect(location.search).toBe("?compare=tempo,onward");
    expect(list.innerHTML).toContain("Comparison of carts");
  });
});

test.each<[Partial<SavedCarts>, string]>([
  [{ forbidden: true }, "Estimates cannot be saved here."],
  [{ unreadable: 2 }, "2 saved carts could not be read."],
  [{ problem: "not-carts" }, "The next cart you save takes its place."],
  [{ problem: "newer-version" }, "saved by a newer version of this page"],
])("a notice above the list reports %j", (change, sentence) => {
  expect(textOf(noticesOf(change))).toContain(sentence);
});

test.each([
  [["a"], "", "1 cart chosen. Choose another to compare them.", []],
  [["a"], "Four carts is the most.", "Four carts is the most.", []],
  [["a", "b"], "", "2 carts chosen.", ["Compare them"]],
])(
  "the bar for the chosen carts %j with the notice %j reads %j",
  (chosen, notice, text, actions) => {
    const bar = render(<ChosenBar chosen={chosen} notice={notice} onCompare={() => {}} />);
    expect(textOf(getOne("p[role=status]", bar))).toBe(text);
    expect(textsOf("button", bar)).toEqual(actions);
  },
);

test("the bar is hidden while nothing is chosen", () => {
  expect(textOf(render(<ChosenBar chosen={[]} notice="" onCompare={() => {}} />))).toBe("");
});

test("the page before hydration shows no carts and says that it needs JavaScript", () => {
  const page = render(<MyCarts />);
  expect(textOf(page)).toContain("Looking for the carts in this browser…");
  expect(textOf(page)).toContain("My carts needs JavaScript");
  expect(getAll("article", page)).toEqual([]);
});
