import { describe, expect, test } from "vitest";
import { mount, render, enter } from "../../../ui/kit/test-page.ts";
import { allOf, fieldOf, rowsOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { calculationOf } from "../../cart/calculation-samples.ts";
import { Outlook } from "./outlook-chart.tsx";

const outlookOf = (change: Parameters<typeof calculationOf>[0] = {}) =>
  render(<Outlook {...calculationOf(change)} />);

test("the slider goes from today to five years ahead, and its year is said and pointed out", async () => {
  const outlook = await mount(<Outlook {...calculationOf()} />);
  const slider = fieldOf("Slide to look ahead", outlook);
  const { type, min, max, value } = slider;
  expect([type, min, max, value]).toEqual(["range", "2026", "2031", "2026"]);
  const expectSaid = (text: string) => {
    expect(slider.getAttribute("aria-valuetext")).toBe(text);
    // For those who see, it stands beside the slider.
    expect(textsOf("p[aria-hidden=true]", outlook)).toEqual([text]);
  };
  expectSaid("2026: $5,216, range $4,434 to $5,998");
  await enter("2028", slider);
  expectSaid("2028: $4,057, range $3,448 to $4,666");
  expect(textsOf("[data-marked=true] > *", outlook)).toEqual(["", "$4,057", "2028"]);
});

describe("the scorecard", () => {
  test("has the value of each year, and that on batteries that grow older", () => {
    expect(rowsOf(outlookOf())).toEqual([
      ["Year", "2026", "2027", "2028", "2029", "2030", "2031"],
      ["Value", "$5,216", "$4,637", "$4,057", "$3,478", "$2,898", "$2,318"],
      ["Old pack", "$5,216", "$3,312", "$2,898", "$2,484", "$2,070", "$1,656"],
    ]);
  });

  test("has no row for the pack where it makes no difference", () => {
    for (const change of [{ powertrain: "gas" }, { batteryAge: 5 }] as const) {
      expect(rowsOf(outlookOf(change)).map(([name]) => name)).toEqual(["Year", "Value"]);
    }
  });
});

test("the map is called by what it shows, which is said above it too", () => {
  const outlook = outlookOf();
  const sentence = "Estimated at $5,216 in 2026 and $2,318 in 2031: $2,898 less.";
  expect(the("[role=img]", outlook).getAttribute("aria-label")).toBe(
    `${sentence} Batteries due in 2027: $1,200 to $1,500`,
  );
  expect(textOf(allOf("p", outlook)[0]!)).toBe(
    `${sentence} With the batteries it has now, it drops to $1,656 by 2031.`,
  );
});

test("the caption explains a dashed line only where there is one", () => {
  expect(textOf(the("figcaption", outlookOf()))).toContain("Dashed line: the old batteries");
  expect(textOf(the("figcaption", outlookOf({ powertrain: "gas" })))).not.toContain("Dashed");
});

describe("a cart that has stopped losing value to age", () => {
  test("gets a sentence that says so, and no map", () => {
    const gas = outlookOf({ year: "2010", powertrain: "gas" });
    expect(textOf(gas)).toContain("It has reached full depreciation");
    expect(allOf("svg, input, table, figcaption", gas)).toEqual([]);
  });

  test("shows the effect of its batteries if they still lower the value", () => {
    const electric = outlookOf({ year: "2010", batteryAge: 3 });
    expect(allOf("svg, input", electric)).toEqual([]);
    expect(rowsOf(electric).map(([name]) => name)).toEqual(["Year", "Value", "Old pack"]);
    expect(textOf(the("figcaption", electric))).toContain("never replaced");
  });
});

test.each([
  ["of its own", {}, false],
  ["only in the formula", { make: "Garia", model: "Golf" }, true],
])(
  "a cart with a trade-in figure %s has no second one below the chart",
  (_whose, cart, isNamed) => {
    expect(textOf(the("figcaption", outlookOf(cart))).includes("trade-in value")).toBe(isNamed);
  },
);
