import { expect, test } from "vitest";
import { placeBars } from "./bar-chart.tsx";

test("bars are as long as their values and stand below one another", () => {
  const bars = [
    { label: "Electric", value: 75, text: "75%" },
    { label: "Gas", value: 25, text: "25%" },
  ];
  expect(placeBars(bars, 300, 40)).toEqual([
    { ...bars[0], y: 0, width: 300 },
    { ...bars[1], y: 40, width: 100 },
  ]);
});
