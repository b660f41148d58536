import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { offlinePages } from "../../site/navigation.ts";
import { toolDrawings } from "./ways-on.tsx";

test("every page that works offline has a drawing of its own in the sheet", () => {
  const sheet = readFileSync("src/ui/drawing/drawings.svg", "utf8");
  const drawings = offlinePages.map(({ href }) => toolDrawings[href]);
  expect(new Set(drawings).size).toBe(offlinePages.length);
  for (const drawing of drawings) expect(sheet).toContain(` id="${drawing}"`);
});
