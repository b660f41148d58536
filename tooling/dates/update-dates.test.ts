import { expect, test } from "vitest";
import known from "../../domain/catalogue/content-dates.json" with { type: "json" };
import { datesOf, writtenContent } from "./update-dates.ts";

/** If this fails, run `npm run dates`. */
test("every page of a make or a state has the day on which its content last changed", () => {
  expect(datesOf(writtenContent(), known, "today")).toEqual(known);
});

test("only a page whose content has changed gets a new date", () => {
  const first = datesOf(
    new Map([
      ["/a", "one"],
      ["/b", "one"],
    ]),
    {},
    "2026-01-01",
  );
  const later = datesOf(
    new Map([
      ["/a", "two"],
      ["/b", "one"],
      ["/c", "one"],
    ]),
    first,
    "2026-02-02",
  );
  const days = Object.entries(later).map(([path, { modified }]) => [path, modified]);
  expect(days).toEqual([
    ["/a", "2026-02-02"],
    ["/b", "2026-01-01"],
    ["/c", "2026-02-02"],
  ]);
});
