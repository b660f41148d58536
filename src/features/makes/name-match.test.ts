import { expect, test } from "vitest";
import { matchesName } from "./name-match.ts";

test.each([
  ["Club Car Precedent, Tempo", "", true],
  ["Club Car Precedent, Tempo", "club", true],
  ["Club Car Precedent, Tempo", "car club", true],
  ["Club Car Precedent, Tempo", "tempo", true],
  ["EZ-GO TXT, RXV", "ezgo", true],
  ["EZ-GO TXT, RXV", "e-z-go", true],
  ["Ruff & Tuff", "ruff tuff", true],
  ["Garia", "garage", false],
  ["Garia", "yamaha garia", false],
])("%j is found by %j: %s", (text, query, found) => {
  expect(matchesName(text, query)).toBe(found);
});
