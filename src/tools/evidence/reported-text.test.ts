import { expect, test } from "vitest";
import { reportedTradeInsText } from "./reported-text.ts";

const price = {
  count: 12,
  first: "2026-03-01",
  last: "2026-10-09",
  low: 3000,
  middle: 4000,
  high: 5000,
};

test("reports are told with their number and dates", () => {
  expect(reportedTradeInsText(price)).toBe(
    "Reported trade-ins: about $4,000, and 8 in 10 were $3,000 to $5,000 (12 reported by visitors, Mar 1, 2026 to Oct 9, 2026).",
  );
});

test("too few reports are not told", () => {
  expect(reportedTradeInsText(null)).toBe("");
});
