import { expect, test } from "vitest";
import { render } from "../ui/kit/page.fixture.ts";
import { getAll, textsOf } from "../ui/kit/queries.fixture.ts";
import { Bars } from "./bars.tsx";

const page = render(
  <Bars
    bars={[
      { name: "Lead-acid", from: 0, to: 1500, text: "$1,500" },
      { name: "Used cart", from: 1500, to: 6000, mark: 3000, text: "$1,500 to $6,000" },
    ]}
  />,
);

test("bars have their names and values as text, and their drawing is hidden from screen readers", () => {
  expect(textsOf("li", page)).toEqual(["Lead-acid $1,500", "Used cart $1,500 to $6,000"]);
  for (const picture of getAll("svg", page)) {
    expect(picture.getAttribute("aria-hidden")).toBe("true");
  }
});

test("bars share one scale on which the longest reaches the end", () => {
  const places = getAll("rect", page).map((bar) => [
    bar.getAttribute("x"),
    bar.getAttribute("width"),
  ]);
  expect(places).toEqual([
    ["0.0%", "25.0%"],
    ["25.0%", "75.0%"],
    ["50.0%", "3"],
  ]);
});

test("a labeled bar leaves room for the amount to its right", () => {
  const chart = render(
    <Bars
      bars={[
        { name: "Precedent", from: 4300, to: 4800, endLabels: ["$4,300", "$4,800"], text: "" },
      ]}
    />,
  );
  expect(textsOf("text", chart)).toEqual(["$4,300", "$4,800"]);
  const [bar] = getAll("rect", chart);
  const end = ["x", "width"].map((name) => Number.parseFloat(bar!.getAttribute(name)!));
  expect(end[0]! + end[1]!).toBeLessThan(90);
});
