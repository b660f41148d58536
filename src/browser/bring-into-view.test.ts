import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bringIntoView, focusInView } from "./bring-into-view.ts";

const windowHeight = 800;
const headerHeight = 64;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Nothing changes size in these tests. */
class NoGrowth implements Pick<ResizeObserver, "observe" | "disconnect"> {
  observe() {}
  disconnect() {}
}

/** How the result is scrolled to, if at all, where it and its figure have these edges. */
function scrolled(
  top: number,
  bottom: number,
  { isWide = true, isReduced = false, bring = bringIntoView } = {},
) {
  vi.stubGlobal("innerHeight", windowHeight);
  vi.stubGlobal("document", {});
  vi.stubGlobal("getComputedStyle", () => ({ scrollPaddingTop: `${headerHeight}px` }));
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduced-motion") ? isReduced : isWide,
  }));
  const scrollIntoView = vi.fn<(how: object) => void>();
  const focus = vi.fn<(how: object) => void>();
  vi.stubGlobal("ResizeObserver", NoGrowth);
  const getBoundingClientRect = () => ({ top, bottom });
  const querySelector = () => ({ getBoundingClientRect });
  const result = { focus, scrollIntoView, querySelector, getBoundingClientRect };
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
])("on a wide screen, a result %s is scrolled to: %i to %i", (_where, top, bottom, calls) => {
  expect(scrolled(top, bottom)).toEqual(calls);
});

test("on a narrow screen it is always scrolled to, as only its top may be in view", () => {
  expect(scrolled(100, 200, { isWide: false })).toEqual([{ behavior: "smooth" }]);
});

test("nothing moves by itself for those who asked for less motion", () => {
  expect(scrolled(-300, -200, { isReduced: true })).toEqual([{ behavior: "instant" }]);
});

test("an answer with the focus is scrolled to by its top, not by the focus", () => {
  expect(scrolled(-300, -200, { bring: focusInView })).toEqual([{ behavior: "smooth" }]);
});
