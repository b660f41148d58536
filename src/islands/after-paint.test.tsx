import { afterEach, beforeEach, expect, test, vi } from "vitest";
import hydrateAfterPaint from "./after-paint.ts";

let paint: () => void;

class PaintObserver {
  constructor(seen: () => void) {
    paint = seen;
  }
  observe() {}
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("PerformanceObserver", PaintObserver);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/**
 * Its scripts fail to load `failures` times. The island's title counts the presses of its button once
 * it works.
 */
function startIsland({ failures = 0 } = {}) {
  const island = document.createElement("astro-island");
  island.setAttribute("ssr", "");
  island.innerHTML = "<button>Take</button><input><a href='#a'>A link</a>";
  document.body.append(island);
  let loads = 0;
  const load = async () => async () => {
    if (loads++ < failures) return;
    let presses = 0;
    island
      .querySelector("button")!
      .addEventListener("click", () => (island.title = String(++presses)));
    island.removeAttribute("ssr");
  };
  hydrateAfterPaint(load, { name: "after-paint", value: "" }, island);
  return { island, loads: () => loads };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("nothing is loaded before the page's text has been painted", async () => {
  const { loads } = startIsland();
  await pass(200);
  expect(loads()).toBe(0);
  paint();
  await pass(0);
  expect(loads()).toBe(1);
});

test("scripts that fail to load are requested every five seconds until they load", async () => {
  const { island, loads } = startIsland({ failures: 3 });
  paint();
  await pass(14_999);
  expect([loads(), island.hasAttribute("ssr")]).toEqual([3, true]);
  await pass(1);
  expect([loads(), island.hasAttribute("ssr")]).toEqual([4, false]);
});

test("an island is marked late as soon as its scripts fail to load", async () => {
  const { island } = startIsland({ failures: Infinity });
  expect(island.hasAttribute("late")).toBe(false);
  paint();
  await pass(0);
  expect(island.hasAttribute("late")).toBe(true);
});

const startSlowIsland = () => {
  const island = document.createElement("astro-island");
  hydrateAfterPaint(() => new Promise(() => {}), { name: "after-paint", value: "" }, island);
  return island;
};

test("an island is marked late after five seconds without its scripts", async () => {
  const island = startSlowIsland();
  await pass(4999);
  expect(island.hasAttribute("late")).toBe(false);
  await pass(1);
  expect(island.hasAttribute("late")).toBe(true);
});

test("a page laid out for an answer waits twice as long before it shows the form", async () => {
  const { dataset } = document.documentElement;
  dataset["answered"] = "";
  const island = startSlowIsland();
  await pass(9999);
  expect([island.hasAttribute("late"), dataset["answered"]]).toEqual([false, ""]);
  await pass(1);
  expect([island.hasAttribute("late"), dataset["answered"]]).toEqual([true, undefined]);
});

test.each([
  ["twice", 2, "1"],
  ["not at all", 0, ""],
])(
  "a button pressed %s before hydration is pressed the right number of times after it",
  async (_, times, title) => {
    const { island } = startIsland();
    const clicks = Array.from(
      { length: times },
      () => new MouseEvent("click", { bubbles: true, cancelable: true }),
    );
    for (const click of clicks) island.querySelector("button")!.dispatchEvent(click);
    expect(clicks.every(({ defaultPrevented }) => defaultPrevented)).toBe(true);
    paint();
    await pass(0);
    expect(island.title).toBe(title);
  },
);

test("a press before hydration is dropped when something is entered after it", async () => {
  const { island } = startIsland();
  island.querySelector("button")!.click();
  island.querySelector("input")!.dispatchEvent(new Event("input", { bubbles: true }));
  paint();
  await pass(0);
  expect(island.title).toBe("");
});

test("a press before hydration is dropped when the focus has moved on", async () => {
  const { island } = startIsland();
  island.querySelector("button")!.focus();
  island.querySelector("button")!.click();
  island.querySelector("a")!.focus();
  paint();
  await pass(0);
  expect(island.title).toBe("");
});

test("a link in an island works before hydration", () => {
  const { island } = startIsland();
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  island.querySelector("a")!.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
