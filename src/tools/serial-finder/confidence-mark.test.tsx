import { expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { allOf, textOf, the } from "../../components/test-queries.ts";
import { confidences } from "../../../domain/serial-numbers/reading.ts";
import { ConfidenceMark } from "./confidence-mark.tsx";

test.each([
  ["high", "High confidence", ["true", "true", "true"]],
  ["medium", "Medium confidence", ["true", "true", "false"]],
  ["low", "Low confidence", ["true", "false", "false"]],
] as const)(
  "a %s confidence is called %s, beside bars that are filled: %j",
  (confidence, name, filled) => {
    const mark = render(<ConfidenceMark confidence={confidence} />);
    expect(textOf(mark)).toBe(name);
    expect(allOf("rect", mark).map((bar) => bar.getAttribute("data-filled"))).toEqual(filled);
  },
);

test("the bars grow, stand on one line, and are not read out", () => {
  const mark = render(<ConfidenceMark confidence="high" />);
  const heights = allOf("rect", mark).map((bar) => Number(bar.getAttribute("height")));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(confidences.length);
  const feet = allOf("rect", mark).map(
    (bar) => Number(bar.getAttribute("y")) + Number(bar.getAttribute("height")),
  );
  expect(new Set(feet).size).toBe(1);
  expect(the("svg", mark).getAttribute("aria-hidden")).toBe("true");
});
