import { expect, test } from "vitest";
import { plotCsv, plotMetadata } from "./asking-plot-data.ts";
import { homePlot } from "./home-plot.ts";

test("the file has every dot, every middle, and every end that the picture draws", () => {
  const [header, ...lines] = plotCsv(homePlot).split("\r\n");
  expect(header).toBe("series,at,low,value,high");
  const { from, to, prices, estimates, dealers: asked = [] } = homePlot;
  const shown = prices.filter(({ at }) => at >= from && at <= to);
  expect(lines).toHaveLength(asked.length + estimates.length + shown.length);
  const { at, low, value, high } = asked[0]!;
  expect(lines[0]).toBe(`dealers ask,${at},${low},${value},${high}`);
});

test("what goes along says what it is, where it is from, its license, and how to cite it", () => {
  const told = plotMetadata("all", "Asking prices", "Model year.");
  expect(told.source).toMatch(/^\d+ dealer listings, \d+% of them from /);
  expect(told.license).toMatch(/^https:\/\/creativecommons\.org\//);
  expect(told.cite).toContain("/data/asking-prices/all.csv");
  expect(Object.keys(told.columns)).toEqual(["series", "at", "low", "value", "high"]);
});
