import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { minuteTally, onceAMinuteLog } from "./log.ts";

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

test("what is counted is logged once a minute, in one line with the count of each kind", () => {
  const lines: Record<string, number>[] = [];
  const count = minuteTally("refused", ({ counts }) => lines.push(counts));
  for (let at = 0; at < 264; at += 1) count("/mcp 429");
  count("/api 503");
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([{ "/mcp 429": 264, "/api 503": 1 }]);
  vi.advanceTimersByTime(600_000);
  count("/mcp 429");
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual([{ "/mcp 429": 1 }]);
});
