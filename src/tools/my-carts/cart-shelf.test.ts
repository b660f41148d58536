import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noon, onwardDetails } from "../cart/calculation-samples.ts";
import { nonsense, rendered } from "../cart/test-markup.ts";
import { type SavedCart, emptyReading } from "./cart-file.ts";
import { CartShelf } from "./cart-shelf.tsx";
import { MyCarts } from "./my-carts.tsx";
import { onward } from "./saved-cart-samples.ts";
import { SelectionBar } from "./selection-bar.tsx";
import type { Shelf } from "./shelf-subscription.ts";

const tempo: SavedCart = {
  ...onward,
  id: "tempo",
  name: "Bob’s",
  details: { ...onwardDetails, model: "Tempo" },
};
const nothing: Shelf = { ...emptyReading, forbidden: false, quarantined: [] };
const shelfOf = (change: Partial<Shelf>) => rendered(CartShelf, { ...nothing, ...change });
const warningsOf = (change: Partial<Shelf>) => shelfOf(change).all("div", { role: "status" })[0]!;

beforeEach(() => {
  vi.stubGlobal("location", { pathname: "/my-carts", search: "?compare=onward" });
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("an empty shelf", () => {
  test("invites to value a cart, and has nothing to export", () => {
    const shelf = shelfOf({});
    expect(shelf.texts("h2")).toEqual(["No carts saved yet", "As a file"]);
    expect(shelf.one("a").attribute("href")).toBe("/");
    expect(shelf.one("button").text).toBe("Export as a file");
    expect(shelf.one("button").has("disabled")).toBe(true);
  });

  test("can be filled from a file", () => {
    const input = shelfOf({}).one("input", { type: "file" });
    expect(input.attribute("accept")).toContain(".json");
    expect(shelfOf({}).field("Import a file").attribute("type")).toBe("file");
  });
});

describe("a shelf with carts", () => {
  test.each([
    [[onward], "1 saved cart"],
    [[onward, tempo], "2 saved carts"],
  ])("counts them", (carts, title) => {
    const shelf = shelfOf({ carts });
    expect(shelf.texts("h2")).toContain(title);
    expect(shelf.all("article")).toHaveLength(carts.length);
    expect(shelf.html).not.toMatch(nonsense);
  });

  test("has them in their order, and a place for the next one", () => {
    const shelf = shelfOf({ carts: [tempo, onward] });
    expect(shelf.all("article").map((card) => card.attribute("aria-label"))).toEqual([
      "Bob’s",
      "2020 Club Car Onward",
    ]);
    expect(shelf.all("li").at(-1)!.text).toMatch(/^Value another cart/);
  });

  test("can be exported", () => {
    const button = shelfOf({ carts: [onward] })
      .all("button")
      .find(({ text }) => text === "Export as a file");
    expect(button!.has("disabled")).toBe(false);
  });

  test("has those chosen that the address names", () => {
    const chosen = shelfOf({ carts: [tempo, onward] }).all("article", { "data-chosen": "true" });
    expect(chosen.map((card) => card.attribute("aria-label"))).toEqual(["2020 Club Car Onward"]);
  });
});

describe("a warning", () => {
  test("is missing where nothing is wrong", () => {
    expect(warningsOf({ carts: [onward] }).text).toBe("");
  });

  test.each<[Partial<Shelf>, string]>([
    [{ forbidden: true }, "Estimates cannot be saved here."],
    [{ unreadable: 2 }, "2 saved carts could not be read. It stays in this browser"],
    [{ problem: "not-carts" }, "What this browser kept as your carts could not be read."],
    [{ problem: "newer-version" }, "saved by a newer version of this page"],
  ])("of %j says so", (change, sentence) => {
    expect(warningsOf(change).text).toContain(sentence);
  });

  test("of each text that was put aside has buttons to get it and to erase it", () => {
    const warnings = warningsOf({ quarantined: ["one", "two"] });
    expect(warnings.all("p")).toHaveLength(2);
    expect(warnings.texts("button")).toEqual([
      "Download it",
      "Erase it",
      "Download it",
      "Erase it",
    ]);
  });
});

describe("the bar below the carts", () => {
  const barOf = (chosen: readonly string[], notice = "") =>
    rendered(SelectionBar, { chosen, notice, clear: () => {} });

  test.each([
    [[], "", [], []],
    [["a"], "1 cart chosen. Choose another to compare them.", [], ["Clear"]],
    [["a", "b"], "2 carts chosen. They are side by side below.", ["See the comparison"], ["Clear"]],
  ])("of %j says %j", (chosen, text, links, buttons) => {
    const bar = barOf(chosen);
    expect(bar.one("p", { role: "status" }).text).toBe(text);
    expect(bar.texts("a")).toEqual(links);
    expect(bar.texts("button")).toEqual(buttons);
    expect(bar.one("div").attribute("data-idle")).toBe(String(text === ""));
  });

  test("says what happened last instead", () => {
    expect(barOf(["a"], "Four carts is the most.").one("p").text).toBe("Four carts is the most.");
  });
});

test("the page before its script runs cannot know the carts, and says what it needs", () => {
  const page = rendered(MyCarts, {});
  expect(page.text).toContain("Looking for the carts in this browser…");
  expect(page.text).toContain("My Carts needs JavaScript");
  expect(page.all("article")).toEqual([]);
});
