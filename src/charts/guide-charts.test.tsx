import { describe, expect, test } from "vitest";
import { render } from "../ui/kit/test-page.ts";
import { allOf, rowsOf, textOf, textsOf, the } from "../ui/kit/test-queries.ts";
import { BarChart, MarketFigures, SeasonChart } from "./guide-charts.tsx";
import { Figure } from "./figure.tsx";

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));

describe("a figure", () => {
  const page = render(
    <Figure
      caption="Carts by powertrain."
      head={["Powertrain", "Share", "Trend"]}
      rows={[
        ["Gas", "25%", "down"],
        ["Electric", "75%", "up"],
      ]}
    >
      The chart
    </Figure>,
  );

  test("has its chart, the same as a table to open, and its caption", () => {
    expect(textsOf("summary", page)).toEqual(["Show the figures as a table"]);
    expect(the("details", page).hasAttribute("open")).toBe(false);
    expect(textsOf("figcaption", page)).toEqual(["Carts by powertrain."]);
    expect(the("figure", page).textContent).toMatch(/^The chart/);
  });
});

describe("bars", () => {
  const page = render(
    <BarChart
      label="Bars: gas 25%, electric 75%."
      bars={[
        { label: "Gas", value: 25, text: "25%" },
        { label: "Electric", value: 75, text: "75%" },
      ]}
    />,
  );

  test("are a picture with a name, and a text for each", () => {
    expect(the("svg", page).role).toBe("img");
    expect(the("svg", page).getAttribute("aria-label")).toBe("Bars: gas 25%, electric 75%.");
    expect(textsOf("text", page)).toEqual(["Gas", "25%", "Electric", "75%"]);
  });

  test("are as long as their values, stand below one another, and end before their texts", () => {
    const bars = allOf("rect", page);
    const [gas, electric] = bars.map((bar) => numberOf(bar, "width"));
    expect(electric! / gas!).toBeCloseTo(3);
    expect(numberOf(bars[1]!, "y")).toBeGreaterThan(numberOf(bars[0]!, "y"));
    const [, gasText, , electricText] = allOf("text", page);
    expect(numberOf(gasText!, "x")).toBeGreaterThan(gas!);
    expect(numberOf(electricText!, "x")).toBeGreaterThan(electric!);
  });
});

test("the market’s figures are in the tiles and in the table alike", () => {
  const page = render(<MarketFigures />);
  const [, ...rows] = rowsOf(the("table", page));
  expect(textsOf("dt", page)).toEqual(rows.map(([name]) => name));
  expect(textsOf("dd", page)).toEqual(rows.map(([, value]) => value));
  expect(Object.fromEntries(rows)).toEqual({
    "Annual growth": "18%",
    "Market size": "$2.5B",
    "Electric share": "75%",
    "Longer life cycles, lithium": "20%",
  });
});

describe("the seasons", () => {
  const page = render(<SeasonChart />);
  const groups = allOf("g", page);
  const columnOf = (index: number) => the("rect", groups[index]);

  test("are twelve columns in the order of the year", () => {
    expect(groups.map(textOf)).toEqual(
      "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
    );
    const lefts = groups.map((_group, index) => numberOf(columnOf(index), "x"));
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  });

  test.each([
    ["peak", "Mar Apr May Jun Jul Aug"],
    ["good", "Sep Oct Nov"],
    ["off", "Jan Feb Dec"],
  ])("are those of the product spec: %s in %s", (season, names) => {
    const ofSeason = groups.filter((group) => group.dataset["season"] === season);
    expect(ofSeason.map(textOf)).toEqual(names.split(" "));
  });

  test("are told in words, in the picture's name and in the table", () => {
    expect(the("svg", page).getAttribute("aria-label")).toBe(
      "Peak: March to August. Good: September to November. Off: December to February.",
    );
    expect(rowsOf(the("table", page)).slice(1)).toEqual([
      ["Peak", "March to August"],
      ["Good", "September to November"],
      ["Off", "December to February"],
    ]);
  });
});
