import { expect, test } from "vitest";
import { type Outcome, allSourcesFailed, reportLines } from "./outcome.ts";

const read = (changes: Partial<Extract<Outcome, { kind: "read" }>> = {}): Outcome => ({
  kind: "read",
  taken: 2,
  skipped: [],
  broken: 0,
  documents: 1,
  unread: [],
  left: 0,
  ...changes,
});

test("a source's text can't control the terminal", () => {
  const failed = { kind: "failed", reason: 'is "\u001b[2J\n"' } as const;
  expect(reportLines("a", failed)).toEqual(['a: failed: is "␛[2J ".']);
  const skipped = [{ item: "\u001b[2J\nx", reason: "no price" }];
  expect(reportLines("a", read({ skipped }))[1]).toBe("  ␛[2J x: no price");
});

test("reasons are counted together, whatever they name", () => {
  const skipped = [
    { item: "1", reason: "make is not in the directory: Ford" },
    { item: "2", reason: "make is not in the directory: Kia" },
    { item: "3", reason: "no price" },
  ];
  expect(reportLines("a", read({ taken: 1, skipped }))[0]).toBe(
    "a: 4 found, 1 taken, 3 skipped (1 no price, 2 make is not in the directory).",
  );
});

test("a report names two hundred items, and says how many more there are", () => {
  const skipped = Array.from({ length: 205 }, (_, id) => ({ item: `${id}`, reason: "no price" }));
  const lines = reportLines("a", read({ taken: 0, skipped }));
  expect(lines).toHaveLength(202);
  expect(lines.at(-1)).toBe("  and 5 more");
});

test("all sources failed only if there are any, and each of them did", () => {
  const failed = { kind: "failed", reason: "answered 404" } as const;
  expect(allSourcesFailed([failed, { kind: "forbidden", reason: "" }])).toBe(true);
  expect(allSourcesFailed([failed, read()])).toBe(false);
  expect(allSourcesFailed([])).toBe(false);
});
