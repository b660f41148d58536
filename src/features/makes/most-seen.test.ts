import { expect, test } from "vitest";
import { listingsByMake } from "../../market/offers.data.ts";
import { mostSeenLinks } from "./most-seen.ts";

test("the directory begins with the eight makes that are listed most, with what dealers ask", () => {
  const links = mostSeenLinks();
  const counts = links.map(({ text }) => listingsByMake[text]!);
  expect(counts).toHaveLength(8);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(Math.max(...Object.values(listingsByMake))).toBe(counts[0]);
  expect(links[0]).toMatchObject({ href: "/club-car", text: "Club Car" });
  expect(links[0]!.note).toMatch(/^Median \$[\d,]+, \d+ listings$/);
});
