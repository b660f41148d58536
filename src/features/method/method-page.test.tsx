import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { render } from "../../ui/kit/page.fixture.ts";
import {
  getAll,
  fieldOf,
  linksIn,
  rowsOf,
  textOf,
  textsOf,
  getOne,
} from "../../ui/kit/queries.fixture.ts";
import { cartModels } from "../../../domain/model-pages/cart-models.ts";
import { lawQuestions } from "../../../domain/catalogue/state-law.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { estimateOf } from "../../../domain/catalogue/spec-estimate.ts";
import { rules } from "../../../domain/valuation/rules.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { explained } from "./example.ts";
import { DataFiles, Formula, SignMasthead, SignMethod, Work } from "./parts/sections.tsx";
import { figuresByAge } from "../models/figures.ts";
import {
  dataFiles,
  makesFile,
  methodPage,
  pricesFile,
  recallsFile,
  stateLawFile,
  valuationFile,
} from "./data-files.ts";
import { newest } from "./accuracy.data.ts";
import { dealerRows } from "./accuracy-text.ts";
import { ErrorSection } from "./parts/error-section.tsx";
import { exampleCart, exampleYear } from "./example-cart.ts";
import { WorkedExample } from "./island.tsx";

describe("the formula", () => {
  const formula = render(<Formula />);
  const tables = getAll("table", formula);

  test("the page names the formula's floor, range, and every factor", () => {
    expect(textOf(formula)).toContain("No cart is estimated below $1,000.");
    expect(textOf(formula)).toContain("The range is 85% to 115% of the estimate");
    expect(textOf(formula)).toContain("It’s 15% either way for every cart");
    for (const { id } of rules) {
      expect(textOf(formula)).toContain(id === "depreciation" ? "age" : id);
    }
  });

  test("the formula has a table for each rule", () => {
    expect(tables.flatMap((table) => textsOf("caption", table))).toEqual(
      rules.map(({ label }) => label),
    );
    for (const table of tables) {
      const [head, ...rows] = rowsOf(table);
      expect(head).toEqual(["Case", "Factor", "Change"]);
      expect(rows.length).toBeGreaterThan(0);
      expect(textsOf("[scope=row]", table)).toEqual(rows.map(([name]) => name));
    }
  });

  test("each case's factor and change agree", () => {
    for (const [name, factor, change] of tables.flatMap((table) => rowsOf(table).slice(1))) {
      const percent = Math.round((Number(factor!.replace("×", "")) - 1) * 100);
      const shownPercent =
        change === "no change" ? 0 : Number(change!.replace("−", "-").replace(/[+%]/g, ""));
      expect(shownPercent, name).toBe(percent);
    }
  });
});

describe("how the sign’s number is chosen", () => {
  const dollarsIn = (text: string) => Number(text.replaceAll(/[$,]/g, ""));

  test("prices go in quarters from trade-in to the as-is price", () => {
    const [trade, offer, settle, ask, asIs] = textsOf("dd", render(<SignMasthead />)).map(
      dollarsIn,
    );
    const priceAt = (share: number) => trade! + share * (asIs! - trade!);
    for (const [price, share] of [
      [offer, 0.25],
      [settle, 0.5],
      [ask, 0.75],
    ] as const) {
      expect(Math.abs(price! - priceAt(share))).toBeLessThanOrEqual(50);
    }
  });

  test("the method page shows the value tool's number for every role", () => {
    const { selling, trading, buying, buyingFromDealer, insuring } = explained.advice!;
    const advice = [selling, trading, buying, buyingFromDealer, insuring];
    expect(textsOf("td.n", render(<SignMethod />)).map(dollarsIn)).toEqual(
      advice.map(({ number }) => number),
    );
  });

  test("worse condition and older batteries need more work", () => {
    const [byCondition, byAge] = getAll("table", render(<Work />)).map((table) =>
      rowsOf(table)
        .slice(1)
        .map((row) => dollarsIn(row.at(-1)!)),
    );
    expect(byCondition).toEqual(byCondition!.toSorted((a, b) => a - b));
    expect(byAge![0]).toBe(0);
    expect(byAge).toEqual(byAge!.toSorted((a, b) => a - b));
  });
});

test("the page shows the newest entry of the ledger of errors, and each dealer's error", () => {
  const [readings, dealers] = getAll("tbody", render(<ErrorSection />)).map((part) => rowsOf(part));
  const { known, shown, unseen, formula } = newest;
  const sizes = [known.all, shown.all, unseen.all].map(({ medianPct }) => medianPct);
  const others = [unseen.all.oneVotePct, formula.medianPct];
  expect(readings!.map((cells) => cells[2])).toEqual(
    [...sizes, ...others].map((size) => `${Math.round(size)}%`),
  );
  expect(dealers!.map(([dealer, , size]) => [dealer, size])).toEqual(
    dealerRows(newest).map(([name, { carts, medianPct }]) => [
      expect.stringContaining(`${name}left out, ${carts} cart`),
      `${Math.round(medianPct)}%`,
    ]),
  );
});

test("each bar is centered on the price, and its dot is on the side where we miss", () => {
  const rows = getAll("tbody tr", render(<ErrorSection />));
  for (const row of rows) {
    const [x, width, dot] = [
      getOne("rect", row).getAttribute("x"),
      getOne("rect", row).getAttribute("width"),
      getOne("circle", row).getAttribute("cx"),
    ].map((place) => Number.parseFloat(place!));
    expect(x! + width! / 2).toBeCloseTo(50);
    const way = textsOf("td", row)[2]!;
    if (way.endsWith("low")) expect(dot).toBeLessThan(50);
    if (way.endsWith("high")) expect(dot).toBeGreaterThan(50);
  }
  expect(rows.length).toBeGreaterThan(5);
});

describe("the worked example", () => {
  const page = render(<WorkedExample />);

  test("the worked example ends with the tool's estimate", () => {
    const { value, low, high } = estimateOf(exampleCart, exampleYear + 6);
    const [estimate, lowest, highest] = [value, low, high].map(formatDollars);
    expect(getOne("[role=status]", page).textContent).toBe(
      `Estimate ${estimate}, from ${lowest} to ${highest}.`,
    );
    expect(getOne("table", page).textContent).toContain(estimate);
  });

  test("the worked example asks for an age, not a model year", () => {
    const names = getAll("select", page).map((field) => field.getAttribute("name"));
    expect(names).toEqual(["age", "seats", "batteryAge"]);
  });

  test("the worked example's ages go from new to where the value stops falling", () => {
    const ages = getAll("option", fieldOf("Age", page));
    expect(ages.slice(0, 3).map((age) => age.textContent)).toEqual([
      "New",
      "1 year old",
      "2 years old",
    ]);
    const oldest = ages.length - 1;
    const valueAt = (age: number) => estimateOf(exampleCart, exampleYear + age).value;
    expect(valueAt(oldest)).toBe(valueAt(oldest + 10));
    expect(textsOf("option[selected]", page)).toContain("6 years old");
  });
});

test("structured data has one dataset with every open data file", () => {
  const sets = methodPage().structuredData.filter((thing) => Object(thing)["@type"] === "Dataset");
  expect(sets).toHaveLength(1);
  const { description, distribution } = Object(sets[0]);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(
    distribution.map(({ contentUrl }: { contentUrl: string }) => new URL(contentUrl).pathname),
  ).toEqual(dataFiles.map(({ path }) => path));
});

test("the method page lists every open data file with its content, date, and license", () => {
  const page = render(<DataFiles />);
  expect(textsOf("p", page)[0]).toContain("CC BY 4.0");
  expect(linksIn(page)).toEqual(dataFiles.map(({ path }) => [path, path]));
  for (const item of textsOf("li", page)) expect(item).toMatch(/ .{40,}\. (\w+ \d+, )?\d{4}$/);
});

describe("the files of the open data", () => {
  const rowsIn = (file: string): Record<string, string>[] => parse(file, { columns: true });

  test("the prices file matches the table on a model's page", () => {
    const model = cartModels.find(({ slug }) => slug === "precedent")!;
    const rows = rowsIn(pricesFile()).filter((row) => row.model === "Precedent");
    for (const { modelYear, figures } of figuresByAge(model)) {
      for (const [index, drive] of model.drives.entries()) {
        const row = rows.find(
          ({ model_year, power }) => Number(model_year) === modelYear && power === drive,
        )!;
        const { estimate, market } = figures[index]!;
        const { low, asking, high } = market!.asking;
        expect(
          [row.dealers_ask_low, row.dealers_ask, row.dealers_ask_high, row.estimate].map(Number),
        ).toEqual([low, asking, high, estimate.value]);
      }
    }
  });

  test("the prices file has each year of a model and drive once, with prices in order", () => {
    const rows = rowsIn(pricesFile());
    for (const row of rows) {
      const { listings, basis, trade_in, settle_rule } = row;
      const [low, ask, high] = [row.dealers_ask_low, row.dealers_ask, row.dealers_ask_high];
      expect(Number(low)).toBeLessThanOrEqual(Number(ask));
      expect(Number(ask)).toBeLessThan(Number(high));
      if (basis !== "") expect(basis === "listed").toBe(Number(listings) > 0);
      if (settle_rule !== "") expect(Number(trade_in)).toBeLessThanOrEqual(Number(settle_rule));
    }
    const keys = rows.map(
      ({ make, model, model_year, power }) => `${make}, ${model}, ${model_year}, ${power}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("the recalls file has every notice with its source", () => {
    const rows = rowsIn(recallsFile());
    expect(rows).toHaveLength(recalls.length);
    expect(rows.find(({ number }) => number === "19-769")).toMatchObject({
      agency: "CPSC",
      makes: "Club Car",
      powertrain: "gas",
      units: "1300",
      source: expect.stringMatching(/^https:\/\/www\.cpsc\.gov\//),
    });
  });

  test("the state law file has an answer or an unknown for every question and place", () => {
    const rows = rowsIn(stateLawFile());
    const equipment = rows.filter(({ question }) => question === "equipment");
    expect(equipment.map(({ place }) => place)).toContain("FL");
    expect(rows).toHaveLength(states.length * lawQuestions.length + equipment.length);
    for (const { confidence, answer } of rows) {
      expect(confidence === "unknown" || answer !== "").toBe(true);
    }
  });
});

test("the makes file has every make with its prices and address", () => {
  expect(makesFile.makes).toHaveLength(makes.length);
  expect(makesFile.makes.find(({ name }) => name === "Tomberlin")).toMatchObject({
    defaultBasePrice: 8000,
    modelPrices: { "E-Merge": 8500 },
    url: expect.stringMatching(/\/tomberlin$/),
  });
});

test("the valuation file has everything to value a cart", () => {
  const numbersOf = (id: string) => valuationFile.rules.find((rule) => rule.id === id)!.numbers;
  expect(numbersOf("depreciation")).toEqual({ perEarlyYear: 2, perLaterYear: 1, maxLost: 16 });
  expect(numbersOf("battery")).toEqual({ 0: 22, 1: 20, 2: 19, 3: 17, 4: 14, 5: 10 });
  expect(valuationFile).toMatchObject({
    floorDollars: 1000,
    rangeTwentieths: { low: 17, high: 23 },
  });
});
