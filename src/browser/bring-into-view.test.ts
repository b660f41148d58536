import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bringIntoView, focusInView } from "./bring-into-view.ts";

const windowHeight = 800;
const headerHeight = 64;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class NoGrowth implements Pick<ResizeObserver, "observe" | "disconnect"> {
  observe() {}
  disconnect() {}
}

/** Returns how a result at these edges is scrolled to; empty if it isn't. */
function scrolled(
  top: number,
  bottom: number,
  { isWide = true, isReduced = false, isConnected = true, bring = bringIntoView } = {},
) {
  vi.stubGlobal("innerHeight", windowHeight);
  vi.stubGlobal("document", {});
  vi.stubGlobal("getComputedStyle", () => ({ scrollPaddingTop: `${headerHeight}px` }));
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduced-motion") ? isReduced : isWide,
  }));
  const scrollIntoView = vi.fn<(options: object) => void>();
  const focus = vi.fn<(options: object) => void>();
  vi.stubGlobal("ResizeObserver", NoGrowth);
  const getBoundingClientRect = () => ({ top, bottom });
  const querySelector = () => ({ getBoundingClientRect });
  const result = { isConnected, focus, scrollIntoView, querySelector, getBoundingClientRect };
  bring(result as unknown as HTMLElement);
  vi.runAllTimers();
  if (bring === focusInView) expect(focus.mock.calls.flat()).toEqual([{ preventScroll: true }]);
  return scrollIntoView.mock.calls.flat();
}

test.each([
  ["on the screen", 100, 200, []],
  ["just below the header and down to the edge", headerHeight, windowHeight, []],
  ["under the header", headerHeight - 1, 200, [{ behavior: "smooth" }]],
  ["below the edge of the screen", 700, windowHeight + 1, [{ behavior: "smooth" }]],
  ["above the screen", -300, -200, [{ behavior: "smooth" }]],
])(
  "on a wide screen, a result %s, from %i to %i, is scrolled to only if it is out of view",
  (_where, top, bottom, calls) => {
    expect(scrolled(top, bottom)).toEqual(calls);
  },
);

test("a narrow screen always scrolls to the result", () => {
  expect(scrolled(100, 200, { isWide: false })).toEqual([{ behavior: "smooth" }]);
});

test.each([true, false])(
  "a result that has left the page is looked for on no screen, wide: %j",
  (isWide) => {
    expect(scrolled(-300, -200, { isWide, isConnected: false })).toEqual([]);
  },
);

test("scrolling is instant for visitors who asked for less motion", () => {
  expect(scrolled(-300, -200, { isReduced: true })).toEqual([{ behavior: "instant" }]);
});

test("an answer gets the focus without the browser's own scrolling, and is then scrolled to", () => {
  expect(scrolled(-300, -200, { bring: focusInView })).toEqual([{ behavior: "smooth" }]);
});
