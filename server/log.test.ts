import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onceAMinuteLog } from "./log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorded() {
  const lines: [string, number][] = [];
  const note = onceAMinuteLog("it failed", ({ cause, count }) => lines.push([cause, count]));
  return { lines, note };
}

test("the first failure of each cause is logged immediately", () => {
  const { lines, note } = recorded();
  note("disk full");
  note("locked");
  expect(lines).toEqual([
    ["disk full", 1],
    ["locked", 1],
  ]);
});

test("further failures within a minute are logged as one line with their count", () => {
  const { lines, note } = recorded();
  for (let failure = 0; failure < 264; failure++) note("disk full");
  expect(lines).toEqual([["disk full", 1]]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    ["disk full", 1],
    ["disk full", 263],
  ]);
});

test("after a quiet minute, the next failure is logged immediately again", () => {
  const { lines, note } = recorded();
  note("disk full");
  vi.advanceTimersByTime(60_000);
  note("disk full");
  expect(lines).toEqual([
    ["disk full", 1],
    ["disk full", 1],
  ]);
});
