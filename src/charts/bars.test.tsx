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

test("bars with a mark share one scale, which ends at a round amount", () => {
  expect(textsOf("text", page)).toEqual(["$0", "$2k", "$4k", "$6k"]);
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

test("bars without marks need no scale, and the longest reaches the end", () => {
  const chart = render(<Bars bars={[{ name: "Tires", from: 0, to: 400, text: "$400" }]} />);
  expect(textsOf("text", chart)).toEqual([]);
  expect(getAll("rect", chart)[0]!.getAttribute("width")).toBe("100.0%");
});
