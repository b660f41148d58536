import { describe, expect, test } from "vitest";
import { render } from "../../ui/kit/page.fixture.ts";
import { getAll, rowsOf, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { categories } from "../../../domain/catalogue/make.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { findYear } from "../../../domain/serials/find-year.ts";
import { defaultChoices } from "../../../domain/valuation/cart.ts";
import timeOnLot from "../../../domain/market/time-on-lot.json" with { type: "json" };
import { facts, listingsByMake } from "../../market/offers.data.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { MakeFacts, PlateCard } from "./parts/facts.tsx";
import { kindAdvice } from "./text.ts";
import { plateOf } from "./plate.ts";
import { comparedCarts, makeFinding, makeHeadFigure, youngestAge, makePlot } from "./figures.ts";

const named = (name: string) => makes.find((make) => make.name === name)!;
const pageOf = (name: string) => render(<MakeFacts make={named(name)} />);

describe("a make that few dealers list", () => {
  test("is compared with carts that buyers know, by the tool's estimates, at five years old", () => {
    for (const make of makes.filter((each) => makePlot(each) === null)) {
      const age = Math.max(5, youngestAge(make));
      for (const { name, href, estimate } of comparedCarts(make)) {
        if (href === null) continue;
        const [, slug, model] = href.split("/");
        const known = makes.find((each) => each.slug === slug)!;
        expect(name).toBe(
          `${known.name} ${model === "txt" ? "TXT" : `${model![0]!.toUpperCase()}${model!.slice(1)}`}`,
        );
        expect(estimate).toBe(
          appraise(
            {
              ...defaultChoices,
              make: known.name,
              model: name.slice(known.name.length + 1),
              modelYear: 2026 - age,
              powertrain: known.name === "Yamaha" ? "gas" : "electric",
            },
            2026,
          ).value,
        );
      }
    }
  });

  test("has its priced models in the table, or any cart of it, never a table of one row", () => {
    expect(
      rowsOf(pageOf("Icon"))
        .slice(1, 4)
        .map(([name]) => name),
    ).toEqual(Object.keys(named("Icon").modelPrices).map((model) => `Icon ${model}`));
    const rows = rowsOf(pageOf("Beast"));
    expect(rows[1]![0]).toBe("Any Beast");
    expect(rows.length).toBeGreaterThan(3);
  });

  test("has what dealers ask only where one is listed", () => {
    const asked = (name: string) => comparedCarts(named(name))[0]!.asking;
    expect(asked("Melex")).toBeNull();
    expect(asked("Icon")).toBeGreaterThan(1000);
  });

  test.each([
    ["Advanced EV", "set its base price by comparison with similar makes."],
    ["AGT", "with similar makes. Check local ads."],
  ])("%s says where its estimate starts", (name, sentence) => {
    expect(pageOf(name).textContent).toContain(sentence);
  });
});

describe("the youngest cart of a make", () => {
  test.each([
    ["Club Car", 0],
    ["Beast", 0],
    ["Bad Boy Buggies", 1],
  ])("of the make %s is %i years old or older", (name, age) => {
    expect(youngestAge(named(name))).toBe(age);
  });

  test("is as old as its last year says", () => {
    for (const name of ["AMF", "Fairplay", "Pargo", "Harley Davidson"]) {
      expect(youngestAge(named(name))).toBeGreaterThanOrEqual(11);
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

describe("what dealers ask", () => {
  test("is plotted by age for a make with enough listings, with the formula's estimate for one cart", () => {
    const figure = getOne("figure", pageOf("Yamaha"));
    expect(textOf(getOne("title", figure))).toMatch(
      /^Asking prices of used Yamaha carts by age, up to 20 years\. Half .* \$[\d,]+ to \$[\d,]+\.$/,
    );
    expect(textOf(getOne("figcaption", figure))).toContain("with two seats and a gas engine");
    expect(textsOf("[data-axis=years]", figure)).toEqual([
      "New",
      "5 yrs",
      "10 yrs",
      "15 yrs",
      "20 yrs",
    ]);
  });

  test("at two ages is the heading of the chart", () => {
    const plot = makePlot(named("Club Car"))!;
    expect(makeFinding(named("Club Car"), plot)).toMatch(
      /^Dealers ask \$[\d,]+ for a Precedent at 5 years, \$[\d,]+ at 15$/,
    );
    expect(makeFinding(named("Club Car"), { ...plot, dealers: [] })).toBe(
      "What dealers ask for a used Precedent, by age",
    );
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
      expect(getAll("figure", pageOf(name))).toEqual([]);
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
    textsOf("p", pageOf(name)).filter((text) => text.includes("had been on the lot"));
  expect(stoodAt("Yamaha")).toEqual([
    "Half of the 178 used Yamaha carts at one big dealer chain in the eastern states had been on the lot for 267 days or more (Sep 9, 2026).",
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
      "Buyers will compare it with these",
      "What to check on a make you don’t know",
      "Beast recalls",
      "About Beast",
      "Pricing your Beast",
      "Other makes",
    ]);
    expect(textsOf("[data-tone] p", page)[0]).toBe(
      "Beast is one of the lesser-known golf cart brands sold in the United States. Own one? Send us a photo of the plate, and we’ll add what we learn.",
    );
    expect(textOf(getOne("#recalls p", page))).toMatch(
      /^We have no recall notice for Beast, but we don’t have every notice\./,
    );
  });

  test("has its description, whether it is built, and how to price it", () => {
    const make = named("Club Car");
    const { textContent } = pageOf("Club Car");
    for (const part of [make.description, "Still in production.", make.pricingTip]) {
      expect(textContent).toContain(part);
    }
  });

  test.each(categories)(
    "has advice for the kind %s, unless the make is only a name",
    (category) => {
      const make = { ...named("Club Car"), category };
      expect(kindAdvice(make)).toMatch(/^[A-Z][^.]{20,}\./);
      expect(kindAdvice({ ...make, evidence: "name seen in US brand lists only" })).toBe("");
    },
  );
});
