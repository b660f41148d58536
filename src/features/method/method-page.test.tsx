import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { openPage, render, enter } from "../../ui/kit/test-page.ts";
import {
  allOf,
  fieldOf,
  linksIn,
  rowsOf,
  textOf,
  textsOf,
  the,
} from "../../ui/kit/test-queries.ts";
import { cartModels } from "../../../domain/catalogue/cart-models.ts";
import { lawQuestions } from "../../../domain/catalogue/state-law.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { recalls } from "../../../domain/recalls/recalls.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { appraise, findBasePrice } from "../../../domain/catalogue/site-prices.ts";
import { rules } from "../../../domain/valuation/rules.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { BasePriceList, basePrices } from "./parts/base-price-list.tsx";
import { DataFiles, Limits, RuleTables, Summary } from "./parts/sections.tsx";
import { figuresByAge, offersOf } from "../models/figures.ts";
import {
  dataFiles,
  makesFile,
  methodPage,
  pricesFile,
  recallsFile,
  stateLawFile,
  valuationFile,
} from "./data-files.ts";
import { ErrorPlot, PublishedError, dots, frame, marks, place } from "./parts/error-section.tsx";
import { exampleCart, newIn, WorkedExample } from "./island.tsx";

describe("the tables of the rules", () => {
  const tables = allOf("table", render(<RuleTables />));

  test("are one for each rule, under its name", () => {
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

  test("say the same of each case as a factor and as a change", () => {
    for (const [name, factor, change] of tables.flatMap((table) => rowsOf(table).slice(1))) {
      const percent = Math.round((Number(factor!.replace("×", "")) - 1) * 100);
      const said =
        change === "no change" ? 0 : Number(change!.replace("−", "-").replace(/[+%]/g, ""));
      expect(said, name).toBe(percent);
    }
  });
});

test("the summary names the floor and the range that the arithmetic has", () => {
  const { textContent } = render(<Summary />);
  expect(textContent).toContain("No cart is estimated below $1,000.");
  expect(textContent).toContain("The range is 85% to 115% of the estimate");
  for (const { id } of rules) {
    const word = id === "depreciation" ? "age" : id;
    expect(textContent.toLowerCase()).toContain(word);
  }
});

test("the limits name the same range, from the estimate outward", () => {
  expect(render(<Limits />).textContent).toContain("It’s 15% either way for every cart");
});

test("the days that carts have stood are not told as the time that one takes to sell", () => {
  const items = textsOf("li", render(<PublishedError />));
  expect(items.find((text) => text.startsWith("How long carts stand."))).toMatch(
    /the age of carts still for sale, not how long one takes to sell\.$/,
  );
});

describe("the base prices", () => {
  async function openList() {
    openPage(<BasePriceList />);
    vi.resetModules();
    // @ts-expect-error -- A script without imports and exports is no module to TypeScript.
    await import("./base-price-filter.ts");
    const { body } = document;
    const shown = () => allOf("tbody tr", body).filter(({ hidden }) => !hidden);
    const count = () => the("[role=status]", body).textContent;
    return { body, shown, count, field: fieldOf("Find a make or model", body) };
  }

  test("are a table that a keyboard can scroll, with every make and any other", async () => {
    const { body, shown, count } = await openList();
    const region = the("[role=region]", body);
    expect(region.getAttribute("aria-label")).toBe("Base prices");
    expect(region.getAttribute("tabindex")).toBe("0");
    const names = textsOf("[scope=row]", body);
    for (const { name } of makes) expect(names).toContain(`${name} any other model`);
    expect(names.at(-1)).toBe("Other any other model");
    expect(shown()).toHaveLength(names.length);
    expect(count()).toBe("");
  });

  test("say where each is from", async () => {
    const { body } = await openList();
    const rows = allOf("tbody tr", body).map((row) => textsOf("th, td", row));
    expect(rows).toContainEqual(["Tomberlin E-Merge", "$8,500", "price list"]);
    expect(rows).toContainEqual(["Beast any other model", "$6,500", "comparison"]);
  });

  test.each([
    ["e-merge", ["Tomberlin E-Merge"], "1 base price"],
    ["EMERGE", ["Tomberlin E-Merge"], "1 base price"],
    ["tomberlin", ["Tomberlin E-Merge", "Tomberlin any other model"], "2 base prices"],
    ["zzz", [], "No base price of that name: the default for any other make is used."],
  ])("are found by %j: %j", async (text, names, sentence) => {
    const { shown, count, field } = await openList();
    await enter(text, field);
    expect(shown().flatMap((row) => textsOf("th", row))).toEqual(names);
    expect(count()).toBe(sentence);
  });

  test("are all there again once nothing is typed, or as Back restores what was", async () => {
    const { shown, count, field } = await openList();
    const all = shown().length;
    await enter("e-merge", field);
    await enter("", field);
    expect([shown().length, count()]).toEqual([all, ""]);
    field.value = "e-merge";
    dispatchEvent(new Event("pageshow"));
    expect(shown()).toHaveLength(1);
  });
});

describe("the worked example", () => {
  const page = render(<WorkedExample />);

  test("ends with the estimate of its cart, as the tool has it", () => {
    const { value, low, high } = appraise(exampleCart, newIn + 6);
    const [estimate, least, most] = [value, low, high].map(formatDollars);
    expect(the("[role=status]", page).textContent).toBe(
      `Estimate ${estimate}, from ${least} to ${most}.`,
    );
    expect(the("table", page).textContent).toContain(estimate);
  });

  test("does not call the age of its cart a model year", () => {
    const names = allOf("select", page).map((field) => field.getAttribute("name"));
    expect(names).toEqual(["age", "seats", "batteryAge"]);
  });

  test("has ages from new to where nothing more is taken off", () => {
    const ages = allOf("option", fieldOf("Age", page));
    expect(ages.slice(0, 3).map((age) => age.textContent)).toEqual([
      "New",
      "1 year old",
      "2 years old",
    ]);
    const oldest = ages.length - 1;
    const valueAt = (age: number) => appraise(exampleCart, newIn + age).value;
    expect(valueAt(oldest)).toBe(valueAt(oldest + 10));
    expect(textsOf("option[selected]", page)).toContain("6 years old");
  });
});

test("search engines learn of one data set with every file of the open data", () => {
  const sets = methodPage().structuredData.filter((thing) => Object(thing)["@type"] === "Dataset");
  expect(sets).toHaveLength(1);
  const { description, distribution } = Object(sets[0]);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(
    distribution.map(({ contentUrl }: { contentUrl: string }) => new URL(contentUrl).pathname),
  ).toEqual(dataFiles.map(({ path }) => path));
});

test("the page lists each file of the open data with what it holds, its date, and the license", () => {
  const page = render(<DataFiles />);
  expect(textOf(the("p", page))).toContain("CC BY 4.0");
  expect(linksIn(page)).toEqual(dataFiles.map(({ path }) => [path, path]));
  for (const item of textsOf("li", page)) expect(item).toMatch(/\((\w+ \d+, )?\d{4}\)\. .{40,}\.$/);
});

describe("the files of the open data", () => {
  const rowsIn = (file: string): Record<string, string>[] => parse(file, { columns: true });

  test("have what dealers ask for each model by age, as its page's table does", () => {
    const model = cartModels.find(({ slug }) => slug === "precedent")!;
    const rows = rowsIn(pricesFile()).filter((row) => row.model === "Precedent");
    const counted = rows.reduce((sum, row) => sum + Number(row.listings), 0);
    expect(counted).toBeLessThanOrEqual(offersOf(model).length);
    expect(counted).toBeGreaterThan(0.9 * offersOf(model).length);
    for (const { ageYears, markets, estimate } of figuresByAge(model)) {
      const row = rows.find(({ age_years }) => Number(age_years) === ageYears);
      if (row === undefined) continue;
      const { low, asking, high } = markets[0]!.asking;
      expect(
        [row.dealers_ask_low, row.dealers_ask, row.dealers_ask_high, row.estimate].map(Number),
      ).toEqual([low, asking, high, estimate.value]);
    }
  });

  test("have prices only for ages that dealers list, in order, and each of them once", () => {
    const rows = rowsIn(pricesFile());
    for (const { listings, dealers_ask_low, dealers_ask, dealers_ask_high } of rows) {
      expect(Number(listings)).toBeGreaterThan(0);
      expect(Number(dealers_ask_low)).toBeLessThan(Number(dealers_ask));
      expect(Number(dealers_ask)).toBeLessThan(Number(dealers_ask_high));
    }
    const keys = rows.map(({ make, model, age_years }) => `${make}, ${model}, ${age_years}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("have every recall notice with its source", () => {
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

  test("have an answer or an unknown for each question in each place", () => {
    const rows = rowsIn(stateLawFile());
    expect(rows).toHaveLength(states.length * lawQuestions.length);
    for (const { confidence, answer } of rows) {
      expect(confidence === "unknown" || answer !== "").toBe(true);
    }
  });
});

describe("the plot of both numbers", () => {
  const dollars = fc.integer({ min: 1, max: 100_000 });
  const anyPoint = fc.record({ price: dollars, asking: dollars, formula: dollars });
  const anyPoints = fc.array(anyPoint, { maxLength: 20 });

  test("is a picture with a name and a key, and has the same dollars on both sides", () => {
    const page = render(<ErrorPlot points={[{ price: 5000, asking: 5200, formula: 4100 }]} />);
    expect(the("svg", page).role).toBe("img");
    expect(textsOf("title", page)[0]).toMatch(/^Both numbers against the asking price\./);
    const across = textsOf("text", page).filter((text) => text.startsWith("$"));
    const up = textsOf("[data-axis=price]", page);
    expect(across).toEqual(up.flatMap((text) => [text, text]));
    expect(the("figcaption", page).textContent).toContain("what dealers ask");
  });

  test("draws no dot outside its frame, whatever was asked", () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const page = render(<ErrorPlot points={points} />);
        const drawn = allOf("path", page).flatMap(
          (path) => path.getAttribute("d")!.match(/\d+ \d+(?=h0)/g) ?? [],
        );
        expect(drawn.length).toBeLessThanOrEqual(2 * points.length);
        for (const dot of drawn) {
          const [x, y] = dot.split(" ").map(Number);
          expect(x! >= 64 && x! <= 584 && y! >= 12 && y! <= 420, dot).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test("every base price shown is the one the arithmetic takes", () => {
  for (const { make, model, price } of basePrices) {
    expect([make, model, findBasePrice(make, model ?? "a model nobody lists").price]).toEqual([
      make,
      model,
      price,
    ]);
  }
  expect(new Set(basePrices.map(({ make }) => make)).size).toBe(makes.length + 1);
});

test("the makes file has every make with its prices and an address", () => {
  expect(makesFile.makes).toHaveLength(makes.length);
  expect(makesFile.makes.find(({ name }) => name === "Tomberlin")).toMatchObject({
    defaultBasePrice: 8000,
    modelPrices: { "E-Merge": 8500 },
    url: expect.stringMatching(/\/tomberlin$/),
  });
});

test("the valuation file is enough to value a cart by", () => {
  const numbersOf = (id: string) => valuationFile.rules.find((rule) => rule.id === id)!.numbers;
  expect(numbersOf("depreciation")).toEqual({ perEarlyYear: 2, perLaterYear: 1, mostLost: 16 });
  expect(numbersOf("battery")).toEqual({ 0: 22, 1: 20, 2: 19, 3: 17, 4: 14, 5: 10 });
  expect(valuationFile).toMatchObject({
    floorDollars: 1000,
    rangeTwentieths: { low: 17, high: 23 },
  });
});

test("the first mark is the lower left corner and the last the upper right", () => {
  expect(place(marks[0]!)).toEqual({ x: frame.left, y: frame.bottom });
  expect(place(marks.at(-1)!)).toEqual({ x: frame.right, y: frame.top });
});

test("equal ratios are equal distances, and nothing leaves the frame", () => {
  const [a, b, c] = [2000, 4000, 8000].map((dollars) => place(dollars).x);
  expect(Math.abs(c! - b! - (b! - a!))).toBeLessThanOrEqual(1);
  expect(place(1)).toEqual(place(1000));
  expect(place(1_000_000)).toEqual(place(32_000));
});

test("every pair is a dot, equal pairs are one", () => {
  expect(
    dots([
      [1000, 32_000],
      [32_000, 1000],
      [1000, 32_000],
    ]),
  ).toBe("M584 420h0M64 12h0");
});
