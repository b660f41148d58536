import { expect, test } from "vitest";
import { confidences } from "../../../domain/serial-numbers/reading.ts";
import { rendered } from "../cart/test-markup.ts";
import { ConfidenceMark } from "./confidence-mark.tsx";

test.each([
  ["high", "High confidence", ["true", "true", "true"]],
  ["medium", "Medium confidence", ["true", "true", "false"]],
  ["low", "Low confidence", ["true", "false", "false"]],
] as const)(
  "a %s confidence is called %s, beside bars that are filled: %j",
  (confidence, name, filled) => {
    const mark = rendered(ConfidenceMark, { confidence });
    expect(mark.text).toBe(name);
    expect(mark.all("rect").map((bar) => bar.attribute("data-filled"))).toEqual(filled);
  },
);

test("the bars grow, stand on one line, and are not read out", () => {
  const mark = rendered(ConfidenceMark, { confidence: "high" });
  const heights = mark.all("rect").map((bar) => Number(bar.attribute("height")));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(confidences.length);
  const feet = mark
    .all("rect")
    .map((bar) => Number(bar.attribute("y")) + Number(bar.attribute("height")));
  expect(new Set(feet).size).toBe(1);
  expect(mark.one("svg").attribute("aria-hidden")).toBe("true");
});
