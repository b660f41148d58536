import { describe, expect, test } from "vitest";
import { render } from "../../ui/kit/page.fixture.ts";
import { getAll, linksIn, rowsOf, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { categories, isNameOnly } from "../../../domain/catalogue/make.ts";
import { cartPrice, recomputePrice } from "../../../domain/answer/cart-price.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { findYear } from "../../../domain/serials/find-year.ts";
import timeOnLot from "../../../domain/market/time-on-lot.json" with { type: "json" };
import { facts } from "../../market/listings.data.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { Amount, amountText } from "../../ui/masthead/tool.tsx";
import { modelPath, modelsOfMake } from "../../../domain/model-pages/cart-models.ts";
import { cellsOf, columnsOf, isListed } from "../prices-by-year/book.ts";
import { shortName } from "../models/text.ts";
import { paintOf } from "../../ui/drawing/paint.ts";
import { MakeSections, PlateCard } from "./parts/sections.tsx";
import { kindAdvice } from "./text.ts";
import { plateOf } from "./plate.ts";
import { modelsInTable } from "../models/figures.ts";
import { makeNotes } from "../../../domain/model-pages/make-notes.ts";
import {
  comparedAgeOf,
  comparedCarts,
  findingOf,
  headOf,
  pictureFigureOf,
  plotOf,
  tableFinding,
  youngestAge,
} from "./figures.ts";

const findMake = (name: string) => makes.find((make) => make.name === name)!;
const pageOf = (name: string) => render(<MakeSections make={findMake(name)} />);

describe("a make that few dealers list", () => {
  test.each([
    ["Sivo", 1],
    ["MadJax", 3],
    ["Evolution", 5],
  ])("a %s is compared at the age of %i, and never older than its make", (name, ageYears) => {
    const [own] = comparedCarts(findMake(name));
    expect(facts.asOfYear - own!.cart.modelYear).toBe(ageYears);
    expect(comparedAgeOf(findMake(name))).toBe(ageYears);
  });

  test("it is compared with well-known carts that were built in that year", () => {
    const known = comparedCarts(findMake("Beast")).filter(({ href }) => href !== null);
    expect(known.map(({ name }) => name)).toEqual([
      "Club Car Onward",
      "EZ-GO TXT",
      "Yamaha Drive2",
    ]);
    for (const { estimate } of known) expect(estimate.dollars).toBeGreaterThan(500);
  });

  test("a make to which no dealer's prices apply is compared with nothing", () => {
    for (const name of ["AMF", "Fairplay", "GEM", "Garia", "Kawasaki", "Custom"])
      expect(comparedCarts(findMake(name))).toEqual([]);
  });

  test("a picture's figure is one that the page gives, and a make without dealers' prices has none", () => {
    const clubCar = pictureFigureOf(findMake("Club Car"))!;
    expect(clubCar.text).toMatch(/^The middle of what dealers ask for \d+ used ones$/);
    expect(clubCar.price).toEqual(headOf(findMake("Club Car")).figure!.amount);
    const icon = pictureFigureOf(findMake("Icon"))!;
    expect(icon.text).toBe("What dealers ask for a 5-year-old Icon i20");
    expect(icon.price).toEqual(comparedCarts(findMake("Icon"))[0]!.asking);
    for (const name of ["AMF", "Beast", "GEM"])
      expect(pictureFigureOf(findMake(name))).toBeUndefined();
  });

  test("a comparison names the age of its carts", () => {
    expect(pageOf("Melex").textContent).toContain(
      "What dealers ask, or might ask, at five years old, with two seats",
    );
    expect(pageOf("AMF").textContent).not.toContain("Buyers will compare");
  });

  test("a rarely listed make's comparison has its priced models or any cart of it", () => {
    expect(textsOf("[data-own] b", pageOf("Icon"))).toEqual(
      Object.keys(findMake("Icon").modelPrices).map((model) => `Icon ${model}`),
    );
    expect(textsOf("[data-own] b", pageOf("Melex"))).toEqual(["Any Melex"]);
    const { amount } = headOf(findMake("Melex")).figure!;
    expect(textsOf("[data-own] data", pageOf("Melex"))[0]).toBe(amountText({ amount, text: "" }));
    expect(textsOf("[data-own] small", pageOf("Melex"))[0]).toMatch(/^A rough guess\. Estimate \$/);
    // Large figures that are compared with each other must be of one kind.
    const kinds = (name: string) =>
      new Set(getAll(".model > data", pageOf(name)).map(({ dataset }) => dataset["figure"]));
    expect(kinds("Melex")).toEqual(new Set(["asking"]));
    expect(kinds("Icon")).toEqual(new Set(["asking"]));
    expect(textOf(pageOf("Icon"))).toContain("What dealers ask at five years old");
    expect(textsOf("a.model b", pageOf("Melex"))).toEqual([
      "Club Car Onward",
      "EZ-GO TXT",
      "Yamaha Drive2",
    ]);
  });

  test("the comparison has what dealers ask only for listed makes", () => {
    const askingPrice = (name: string) => comparedCarts(findMake(name))[0]!.asking;
    expect(askingPrice("Melex")).toBeNull();
    expect(askingPrice("Icon")?.dollars).toBeGreaterThan(1000);
  });

  test.each([
    ["Advanced EV", "set the base price for Advanced EV by comparison with similar makes."],
    ["AGT", "with similar makes. Check local ads."],
  ])("the page of %s says where its base price comes from", (name, sentence) => {
    expect(pageOf(name).textContent).toContain(sentence);
  });
});

describe("the youngest cart of a make", () => {
  test.each([
    ["Club Car", 0],
    ["Beast", 0],
    ["Bad Boy Buggies", 1],
  ])("the youngest %s is %i years old", (name, age) => {
    expect(youngestAge(findMake(name))).toBe(age);
  });

  test("the youngest cart of a discontinued make is from its last year", () => {
    for (const name of ["AMF", "Fairplay", "Pargo", "Harley Davidson"]) {
      expect(youngestAge(findMake(name))).toBeGreaterThanOrEqual(11);
    }
    expect(youngestAge({ ...findMake("AMF"), lastYear: facts.asOfYear - 6 })).toBe(6);
  });

  test("a make's plot starts at its youngest cart's age", () => {
    const gone = (years: number) => ({ ...findMake("Yamaha"), lastYear: facts.asOfYear - years });
    expect(plotOf(findMake("Yamaha"))).toMatchObject({ from: 0, to: 20 });
    const plot = plotOf(gone(6))!;
    expect(plot).toMatchObject({ from: 6, to: 20 });
    expect(plot.estimates.map(({ yearOrAge }) => yearOrAge)).toEqual(range(6, 20));
    expect(plotOf(gone(20))).toBeNull();
  });
});

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("what dealers ask", () => {
  test("asking prices of a make with enough listings are plotted by age with the formula's estimate", () => {
    const figure = getOne("figure", pageOf("Cushman"));
    expect(textOf(getOne("title", figure))).toMatch(
      /^Asking prices of used Cushman carts by age, up to 15 years\. Half .* \$[\d,]+ to \$[\d,]+\.$/,
    );
    expect(textOf(getOne("figcaption", figure))).toContain("with two seats and a gas engine");
    expect(textsOf("[data-axis=years]", figure)).toEqual(["New", "5 yrs", "10", "15"]);
  });

  test("the heading of a make's chart compares asking prices at two ages at which the model was built", () => {
    const headingOf = (name: string) => textsOf("h2", pageOf(name))[0];
    expect(headingOf("Cushman")).toMatch(
      /^Dealers ask \$[\d,]+ for a Cushman at 5 years, \$[\d,]+ at 12$/,
    );
    // The only Sirius that dealers list is four years old.
    expect(headingOf("STAR EV")).toBe("What dealers ask for a used Sirius, by age");
    expect(headingOf("Evolution")).toMatch(/ for an Evolution at 5 years, .* at 7$/);
  });

  test("the heading's prices are those of the tool for these very carts", () => {
    for (const name of ["Club Car", "EZ-GO", "Yamaha", "Cushman"]) {
      for (const { cart, figure, dollars, ageYears } of findingOf(findMake(name)).prices!) {
        const today = recomputePrice({ cart, figure }, siteMarket, facts.asOfYear);
        expect(dollars).toBe(today.dollars);
        expect(today.figures.cart.modelYear).toBe(facts.asOfYear - ageYears);
      }
    }
  });

  test("the line of a make's chart begins at the age of the model's last carts", () => {
    const agesOf = (name: string) => plotOf(findMake(name))!.dealers!.map((each) => each.yearOrAge);
    expect(agesOf("Club Car")[0]).toBe(6);
    expect(agesOf("Yamaha")[0]).toBe(10);
    expect(agesOf("Cushman")[0]).toBe(0);
  });

  test("the caption of a make's chart says how far the estimate is from what dealers ask", () => {
    const caption = textsOf("figcaption", pageOf("Cushman")).join(" ");
    const [, percent] = /At 8 years, it’s (\d+)% below what dealers ask\./.exec(caption)!;
    const { dealers, estimates } = plotOf(findMake("Cushman"))!;
    const [asking, estimate] = [dealers!, estimates].map(
      (line) => line.find(({ yearOrAge }) => yearOrAge === 8)!.value,
    );
    expect(Number(percent)).toBe(Math.round(100 * (1 - estimate! / asking!)));
  });

  test("a make with few or no listings has no plot", () => {
    for (const name of ["Garia", "Icon", "Beast"])
      expect(getAll("figure", pageOf(name))).toEqual([]);
  });

  const pricedMakes = ["Club Car", "EZ-GO", "Yamaha"];
  /** Newest first, as in the table. */
  const tabledModels = (name: string) =>
    modelsOfMake(name)
      .map((model) => ({ model, kinds: columnsOf(model) }))
      .filter(({ kinds }) => isListed(kinds))
      .toSorted((a, b) => b.kinds[0]!.cells[0]!.modelYear - a.kinds[0]!.cells[0]!.modelYear);

  test.each(pricedMakes)(
    "%s has its models' prices by year in one table, each model once",
    (name) => {
      const page = pageOf(name);
      const models = modelsOfMake(name);
      const paths = linksIn(page).map(([, href]) => href);
      for (const model of models) {
        expect(paths.filter((path) => path === modelPath(model))).toHaveLength(1);
      }
      const tabled = tabledModels(name);
      const table = getOne("table", page);
      expect(linksIn(getOne("thead", table))).toEqual(
        tabled.map(({ model }) => [shortName(model), modelPath(model)]),
      );
      const [, ...years] = rowsOf(table);
      expect(years.map(([year]) => Number(year))).toEqual(
        years.map((_, index) => facts.asOfYear - index),
      );
      for (const [year, ...texts] of years) {
        for (const [index, { kinds }] of tabled.entries()) {
          const [first] = cellsOf(kinds, Number(year));
          const price = first && formatDollars(cartPrice(first.cell.figures, "asking").dollars);
          expect(/^\$[\d,]+/.exec(texts[index]!)?.[0]).toBe(price);
        }
      }
    },
  );

  test.each(pricedMakes)(
    "each heading in %s's price table says whether its prices are for lithium or gas carts",
    (name) => {
      const table = getOne("table", pageOf(name));
      const heads = getAll("thead th", table).slice(1);
      for (const [index, { kinds }] of tabledModels(name).entries()) {
        const [drive = "", since = "0+"] = textsOf("small", heads[index])[0]!.split(" ");
        for (const [year] of rowsOf(table).slice(1)) {
          const [first] = cellsOf(kinds, Number(year));
          if (first === undefined) continue;
          const isNamed = drive !== "" && Number(year) >= Number.parseInt(since, 10);
          expect(first.drive).toBe(isNamed ? drive : "lead-acid");
        }
      }
    },
  );

  test.each(pricedMakes)("each heading in %s's price table shows its model's cart", (name) => {
    const heads = getAll("thead th", getOne("table", pageOf(name))).slice(1);
    const pageCarts = tabledModels(name).map(({ model, kinds }) => [
      paintOf(modelPath(model)),
      kinds[0]!.drive === "gas",
    ]);
    expect(
      heads.map((head) => {
        const { paint, power } = getOne("a > .cart", head).dataset;
        return [paint, power === "gas"];
      }),
    ).toEqual(pageCarts);
  });

  test("a make with a chart and few recalls has its story beside the chart", () => {
    const beside = (name: string) =>
      textsOf("h2", getOne(".split", pageOf(name)).lastElementChild!);
    expect(beside("Cushman")).toEqual([expect.stringMatching(/^Cushman has /)]);
    expect(beside("Evolution")).toEqual([
      "About Evolution",
      expect.stringMatching(/^We have no recall/),
    ]);
  });

  test("a make's page says which of its models no dealer lists, instead of an empty column", () => {
    expect(textOf(pageOf("EZ-GO"))).toContain(
      "No dealer we follow lists a used Express. Its prices come from other EZ-GO carts.",
    );
    expect(textOf(pageOf("Yamaha"))).not.toContain("No dealer we follow lists");
  });

  test("a price table's cells are explained before it", () => {
    const page = pageOf("Club Car");
    const key = getAll("p", page).find((text) => textOf(text).startsWith("Filled means"))!;
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(key.compareDocumentPosition(getOne("table", page))).toBe(DOCUMENT_POSITION_FOLLOWING);
  });

  test("the heading of a price table names the newest and the oldest listed year of the first model", () => {
    const precedent = modelsOfMake("Club Car")[0]!;
    const { cart, newer, older } = tableFinding(precedent);
    const listed = columnsOf(precedent)[0]!.cells.filter(({ listings }) => listings > 0);
    expect(cart).toBe("Precedent");
    expect(newer.modelYear).toBe(listed[0]!.modelYear);
    expect(older.modelYear).toBe(listed.at(-1)!.modelYear);
    for (const { cart: query, figure, dollars } of [newer, older]) {
      const today = recomputePrice({ cart: query, figure }, siteMarket, facts.asOfYear);
      expect(dollars).toBe(today.dollars);
    }
    expect(tableFinding(modelsOfMake("Yamaha")[0]!).cart).toBe("gas Drive");
  });

  test("every make's page starts with a middle price, a count, or an estimate", () => {
    for (const make of makes) {
      const { figure, basis } = headOf(make);
      if (figure === undefined) continue;
      const { amount, text } = figure;
      expect(`${textOf(render(<Amount amount={amount} />))} ${text} ${basis}`.trim()).toMatch(
        /^\$[\d,]+ is (the middle of what dealers ask for \d+ used ones\.|roughly what dealers ask for a \d-year-old .+\. The dealers we follow list (\d+|[a-z]+) carts? of this make\.|our rough guess at what dealers would ask for an? (\d+-year-old|nearly new) (one|gas cart)\. No dealer we follow lists this make, so we used similar carts\.|our estimate for an? (\d+-year-old|nearly new) (one|gas cart)\. No dealer we follow lists one, so see three ads before you name a price\.)$|^\d+ (is|are) listed at the dealers we follow, too few for a typical price\.$/,
      );
    }
    const headingOf = (name: string) => {
      const { figure, basis } = headOf(findMake(name));
      return `${figure!.text} ${basis}`;
    };
    expect(headingOf("Club Car")).toContain("is the middle of");
    expect(headingOf("Icon")).toContain(
      "for a 5-year-old Icon i20. The dealers we follow list 15 carts",
    );
    expect(headingOf("Beast")).toContain("our rough guess");
    expect(headingOf("Kubota")).toContain("a 5-year-old gas cart");
    expect(headingOf("Garia")).toContain("our estimate for a 5-year-old");
  });

  test("a make that no dealer lists starts with the number that its tool shows", () => {
    const { amount } = headOf(findMake("Kandi")).figure!;
    expect(amount).toMatchObject({ figure: "asking" });
  });

  test("a make that ended in a year that we don't know starts without a price", () => {
    expect(findMake("Marketeer").lastYear).toBeUndefined();
    expect(headOf(findMake("Marketeer"))).toEqual({ figure: undefined, basis: "" });
  });

  test("where dealers' prices don't apply, an estimate comes with advice to look at ads", () => {
    expect(headOf(findMake("GEM")).basis).toContain("see three ads");
    expect(headOf(findMake("Beast")).basis).not.toContain("see three ads");
  });
});

test("the page of a make with enough carts at one chain says how long they had been on the lot", () => {
  const stoodAt = (name: string) =>
    textsOf("p", pageOf(name)).filter((text) => text.includes("had been on the lot"));
  expect(stoodAt("Yamaha")).toEqual([
    "Half of the 178 used Yamaha carts at one big dealer chain in the eastern states had been on the lot for 267 days or more (Sep 9, 2026).",
  ]);
  const makesWithText = makes
    .filter(({ name }) => stoodAt(name).length > 0)
    .map(({ name }) => name);
  expect(makesWithText).toEqual(Object.keys(timeOnLot.makes).toSorted());
});

describe("the plate", () => {
  const plates = makes.map((make) => [make.name, plateOf(make)] as const);

  test("the plate is explained for makes whose numbers the year finder reads", () => {
    const found = plates.filter(([, plate]) => plate !== null).map(([name]) => name);
    expect(found).toEqual(expect.arrayContaining(["Club Car", "EZ-GO", "Yamaha", "GEM"]));
    expect(found).not.toContain("Beast");
  });

  test("the plate's marked year is what the year finder reads", () => {
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
      const statedYear = plate.text.match(/\b20\d\d\b/)?.[0];
      expect(years, name).toContain(Number(statedYear));
      const marked = textsOf("mark", render(<PlateCard plate={plate} />));
      expect(marked).toEqual([marks[plate.kind.id]]);
    }
  });
});

test("a make's first recall is one that a visitor in the United States can use", () => {
  const first = getAll("#recalls li", pageOf("Cushman"))[0]!;
  expect(textOf(first)).toContain("CPSC");
});

describe("what is known about a make", () => {
  test("a make known only by name has a short page without invented facts", () => {
    const page = pageOf("Beast");
    expect(textsOf("h2", page)).toEqual([
      "What to check on a make you don’t know",
      "We have no recall notice for Beast",
      "Pricing your Beast",
      "Other makes",
    ]);
    expect(textOf(getOne("#recalls p", page))).toMatch(/^We don’t have every notice, /);
  });

  test("a make without a price table has every text we have, in one card of at most three columns", () => {
    for (const make of makes.filter(({ name }) => modelsInTable(name).length === 0)) {
      const page = pageOf(make.name);
      const cards = getAll(".card:has(h2)", page);
      // If a chart takes some of the texts beside it, only one may be left, which needs no card.
      const counts = isNameOnly(make) ? [0] : plotOf(make) === null ? [1] : [0, 1];
      expect(counts, make.name).toContain(cards.length);
      for (const card of cards) {
        expect([2, 3], make.name).toContain(card.children.length);
        for (const column of card.children) expect(getAll(":scope > h2", column)).toHaveLength(1);
      }
      const texts = textOf(page);
      for (const { text, source } of Object.values(makeNotes[make.slug] ?? {})) {
        expect(texts).toContain(text);
        expect(linksIn(page)).toContainEqual([source.title, source.url]);
      }
      expect(texts).toContain(make.pricingTip);
    }
  });

  test("a make's page has its description, production status, and pricing tip", () => {
    const make = findMake("Club Car");
    const { textContent } = pageOf("Club Car");
    for (const part of [make.description, "It’s still in production.", make.pricingTip]) {
      expect(textContent).toContain(part);
    }
  });

  test.each(categories)(
    "a make of the category %s has advice unless it is personal or known only by name",
    (category) => {
      const make = { ...findMake("Club Car"), category };
      expect(kindAdvice(make)).toMatch(category === "personal" ? /^$/ : /^[A-Z][^.]{20,}\./);
      expect(kindAdvice({ ...make, evidence: "name seen in US brand lists only" })).toBe("");
    },
  );
});
