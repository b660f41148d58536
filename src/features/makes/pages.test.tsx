import { describe, expect, test } from "vitest";
import { render } from "../../ui/kit/test-page.ts";
import { allOf, rowsOf, textOf, textsOf, the } from "../../ui/kit/test-queries.ts";
import { categories } from "../../../domain/catalogue/make.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { findYear } from "../../../domain/serial-numbers/find-year.ts";
import { type BatteryAge, defaultChoices } from "../../../domain/valuation/cart.ts";
import timeOnLot from "../../../domain/time-on-lot/time-on-lot.json" with { type: "json" };
import { facts, listingsByMake } from "../../market/offers.data.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { MakeFacts, PlateCard } from "./parts/facts.tsx";
import { kindOf, makeNote } from "./text.ts";
import { plateOf } from "./plate.ts";
import { makeHeadFigure, youngestAge, makePlot } from "./figures.ts";

const named = (name: string) => makes.find((make) => make.name === name)!;
const pageOf = (name: string) => render(<MakeFacts make={named(name)} />);
const tableOf = (name: string) => rowsOf(the("table", pageOf(name)));

describe("a make's prices", () => {
  test("list its models first, then any other model", () => {
    const rows = tableOf("Club Car");
    const { modelPrices, defaultBasePrice } = named("Club Car");
    expect(rows[0]!.join(", ")).toBe(
      "Model, Base price, New, 2 years, 5 years, 8 years, 11+ years",
    );
    expect(rows.slice(1).map(([model, price]) => [model, price])).toEqual([
      ...Object.entries(modelPrices).map(([model, price]) => [model, formatDollars(price)]),
      ["Any other Club Car", formatDollars(defaultBasePrice)],
    ]);
    expect(rows.length).toBeGreaterThan(3);
  });

  test.each([
    ["Club Car", "Base prices are where the formula starts, not what a new cart costs."],
    ["Advanced EV", "set these base prices by comparison with similar makes."],
    ["AGT", "with similar makes. Check them against asking prices near you."],
  ])("of %s say where they come from", (name, sentence) => {
    expect(pageOf(name).textContent).toContain(sentence);
  });

  test("of every make match the tool's estimates, by age, for the cart the page describes", () => {
    const year = 2026;
    for (const make of makes) {
      const page = pageOf(make.name);
      const isGas = page.textContent.includes("two seats and a gas engine, in good condition");
      const choices = { ...defaultChoices, powertrain: isGas ? "gas" : "electric" } as const;
      for (const [label, , ...values] of rowsOf(the("table", page)).slice(1)) {
        const model = Object.hasOwn(make.modelPrices, label!) ? label! : "";
        const ages = [0, 2, 5, 8, 11].slice(-values.length);
        const expected = ages.map((age) => {
          const batteryAge: BatteryAge = age < 2 ? 1 : 2;
          const cart = { ...choices, batteryAge, make: make.name, model, modelYear: year - age };
          return formatDollars(appraise(cart, year).value);
        });
        expect(values, `${make.name} ${label}`).toEqual(expected);
      }
    }
  });
});

describe("the youngest cart of a make", () => {
  const agesOf = (name: string) => tableOf(name)[0]!.slice(2).join(", ");

  test("is new if the make is built, or may be", () => {
    for (const name of ["Club Car", "Beast"]) {
      expect(agesOf(name)).toBe("New, 2 years, 5 years, 8 years, 11+ years");
    }
  });

  test("is never new if it is built no more, and is as old as its last year says", () => {
    expect(agesOf("Bad Boy Buggies")).toBe("2 years, 5 years, 8 years, 11+ years");
    for (const name of ["AMF", "Fairplay", "Pargo", "Harley Davidson"]) {
      expect(agesOf(name)).toBe("11+ years");
    }
    expect(youngestAge({ ...named("AMF"), lastYear: facts.asOfYear - 6 })).toBe(6);
  });

  test("begins what dealers ask by age, if that is in the plot", () => {
    const gone = (years: number) => ({ ...named("Yamaha"), lastYear: facts.asOfYear - years });
    expect(makePlot(named("Yamaha"))).toMatchObject({ from: 0, to: 20 });
    const plot = makePlot(gone(6))!;
    expect(plot).toMatchObject({ from: 6, to: 20 });
    expect(plot.estimates.map(({ at }) => at)).toEqual(range(6, 20));
    expect(makePlot(gone(20))).toBeNull();
  });
});

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test("a new cart is worth the base price beside it, or what an engine adds to it", () => {
  const dollars = (text: string) => Number(text.replaceAll(/[$,]/g, ""));
  for (const make of makes.filter((each) => youngestAge(each) === 0)) {
    const text = textOf(pageOf(make.name));
    const percent = Number(/A gas engine adds (\d+)% to the base price\./.exec(text)?.[1] ?? 0);
    for (const [label, base, value] of tableOf(make.name).slice(1)) {
      const expected = Math.round((dollars(base!) * (100 + percent)) / 100);
      expect(dollars(value!), `${make.name} ${label}`).toBe(expected);
    }
  }
});

describe("what dealers ask", () => {
  test("is plotted by age for a make with enough listings, with the formula's estimate for one cart", () => {
    const figure = the("figure", pageOf("Yamaha"));
    expect(textOf(the("title", figure))).toMatch(
      /^Asking prices of used Yamaha carts by age, up to 20 years\. Half .* \$[\d,]+ to \$[\d,]+\.$/,
    );
    expect(textOf(the("figcaption", figure))).toContain("with two seats and a gas engine");
    expect(textsOf("[data-axis=years]", figure)).toEqual([
      "New",
      "5 yrs",
      "10 yrs",
      "15 yrs",
      "20 yrs",
    ]);
  });

  test("says how far the estimate is from what dealers ask", () => {
    const said = textsOf("figcaption", pageOf("Club Car")).join(" ");
    const [, percent] = /At 8 years, it’s (\d+)% below what dealers ask\./.exec(said)!;
    const { dealers, estimates } = makePlot(named("Club Car"))!;
    const [asked, estimate] = [dealers!, estimates].map(
      (all) => all.find(({ at }) => at === 8)!.value,
    );
    expect(Number(percent)).toBe(Math.round(100 * (1 - estimate! / asked!)));
  });

  test("is not plotted for a make with few or no listings", () => {
    for (const name of ["Garia", "Icon", "Beast"])
      expect(allOf("figure", pageOf(name))).toEqual([]);
  });

  test("begins each make's page: a middle price, a count, or what we know instead", () => {
    for (const make of makes) {
      const { amount, text } = makeHeadFigure(make);
      const count = listingsByMake[make.name] ?? 0;
      if (count === 0) expect(amount).toBe(formatDollars(make.defaultBasePrice));
      expect(`${amount} ${text}`).toMatch(
        /^\$[\d,]+ is the middle of what dealers ask for \d+ used ones\.$|^\d+ (is|are) listed at the dealers we follow, too few for a middle price\.$|^\$[\d,]+ is where our formula starts: no dealer we follow lists one\.$/,
      );
    }
    expect(makeHeadFigure(named("Club Car")).text).toContain("is the middle of");
    expect(makeHeadFigure(named("Icon")).text).toContain("are listed");
    expect(makeHeadFigure(named("Garia")).text).toContain("our formula starts");
  });
});

test("how long its used carts had stood at one chain is said of a make with enough of them", () => {
  const stoodAt = (name: string) =>
    textsOf("p", pageOf(name)).filter((text) => text.includes("had stood"));
  expect(stoodAt("Yamaha")).toEqual([
    "On Sep 9, 2026, half of the 178 used Yamaha carts at one dealer chain in the eastern states had stood there for 267 days or longer.",
  ]);
  const said = makes.filter(({ name }) => stoodAt(name).length > 0).map(({ name }) => name);
  expect(said).toEqual(Object.keys(timeOnLot.inStock.makes).toSorted());
});

describe("the plate", () => {
  const plates = makes.map((make) => [make.name, plateOf(make)] as const);

  test("is explained for makes whose numbers the year finder reads", () => {
    const found = plates.filter(([, plate]) => plate !== null).map(([name]) => name);
    expect(found).toEqual(expect.arrayContaining(["Club Car", "EZ-GO", "Yamaha", "GEM"]));
    expect(found).not.toContain("Beast");
  });

  test("has the year marked in it that the year finder reads from it", () => {
    const marks: Record<string, string> = {
      "club-car": "07",
      "ez-go": "16",
      yamaha: "5",
      vin: "G",
    };
    for (const [name, plate] of plates) {
      if (plate === null) continue;
      const reading = findYear(plate.kind, plate.kind.example, 2026);
      const years = reading?.status === "read" ? reading.candidates.map(({ year }) => year) : [];
      const said = plate.text.match(/\b20\d\d\b/)?.[0];
      expect(years, name).toContain(Number(said));
      const marked = textsOf("mark", render(<PlateCard plate={plate} />));
      expect(marked).toEqual([marks[plate.kind.id]]);
    }
  });
});

describe("what is known of a make", () => {
  test("that we know only by name is described briefly, and nothing is made up", () => {
    const page = pageOf("Beast");
    expect(textsOf("h2", page)).toEqual([
      "About Beast",
      "Beast values by age",
      "Beast recalls",
      "What to check on a make you don’t know",
      "Pricing your Beast",
    ]);
    expect(textsOf("section p", page)[0]).toBe(
      "Beast is one of the lesser-known golf cart brands sold in the United States. Own one? Send us a photo of the plate, and we’ll add what we learn.",
    );
    expect(page.textContent).not.toContain("Common models");
    expect(textOf(the("#recalls p", page))).toMatch(
      /^We have no recall notice for Beast, but we don’t have every notice\./,
    );
  });

  test("has its description, whether it is built, its models, and how to price it", () => {
    const make = named("Club Car");
    const { textContent } = pageOf("Club Car");
    for (const part of [make.description, "Still in production.", make.pricingTip]) {
      expect(textContent).toContain(part);
    }
    expect(textContent).toContain(`Common models: ${make.models.join(", ")}.`);
  });

  test.each(categories)(
    "has advice for the kind %s, unless the make is only a name",
    (category) => {
      const make = { ...named("Club Car"), category };
      expect(kindOf(make).advice).toMatch(/^[A-Z][^.]{20,}\./);
      expect(kindOf({ ...make, evidence: "name seen in US brand lists only" })).toEqual({
        short: "Golf carts",
        advice: "",
      });
    },
  );

  test("is at most three models below its name, or else its kind", () => {
    const make = named("Advanced EV");
    expect(makeNote(make)).toBe("Advent 4, Advent 4L, Advent 6");
    expect(makeNote({ ...make, models: ["Via"] })).toBe("Via");
    expect(makeNote({ ...make, models: [] })).toBe("Personal carts");
  });
});
