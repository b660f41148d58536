import { expect, test } from "vitest";
import { dateText } from "./date-text.ts";

test.each([
  ["2026-09-03", "Sep 3, 2026"],
  ["2026-09", "Sep 2026"],
  ["2026", "2026"],
])("%s is shown as %s", (date, text) => {
  expect(dateText(date)).toBe(text);
});
