import { expect, test } from "vitest";
import { render } from "../ui/kit/page.fixture.ts";
import { getAll, textsOf, getOne } from "../ui/kit/queries.fixture.ts";
import { SeasonChart } from "./season-chart.tsx";

const page = render(<SeasonChart />);
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

test("the season chart has twelve columns in the order of the year", () => {
  expect(textsOf("[data-axis=years]", page)).toEqual(months);
  const lefts = getAll("rect", page).map((column) => parseFloat(column.getAttribute("x")!));
  expect(lefts).toHaveLength(12);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
});

test.each([
  ["peak", "Mar Apr May Jun Jul Aug"],
  ["good", "Sep Oct Nov"],
  ["off", "Jan Feb Dec"],
])("the product spec's %s season has the columns of %s", (season, names) => {
  const ofSeason = getAll("rect", page).flatMap((column, index) =>
    column.dataset["season"] === season ? [months[index]!] : [],
  );
  expect(ofSeason).toEqual(names.split(" "));
});

test("the season chart's label names the seasons for screen readers", () => {
  expect(getOne("[role=img]", page).getAttribute("aria-label")).toBe(
    "Peak March to August, good September to November, off December to February.",
  );
});
