import { describe, expect, test } from "vitest";
import { render } from "../../ui/kit/page.fixture.ts";
import { linksIn, rowsOf, textOf, textsOf, getAll, getOne } from "../../ui/kit/queries.fixture.ts";
import { figuresOf } from "../../../domain/answer/figures.ts";
import { formatDollars, roundedDollars } from "../../../domain/words/money.ts";
import {
  type CartModel,
  cartModels,
  modelPath,
  modelsOfMake,
} from "../../../domain/model-pages/cart-models.ts";
import { recalls, recallsOfMake } from "../../../domain/recalls/recalls.ts";
import { defaultChoices } from "../../../domain/cart/cart.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { market } from "../../market/market.data.ts";
import { facts } from "../../market/listings.data.ts";
import { cartPrice } from "../../../domain/answer/cart-price.ts";
import { figuresByAge } from "./figures.ts";
import { MakeSections } from "../makes/parts/sections.tsx";
import { ModelIndex } from "./parts/model-links.tsx";
import { typicalPrice } from "./text.ts";
import { ModelFacts } from "./parts/model-facts.tsx";

const findModel = (name: string) => cartModels.find((model) => model.name === name)!;
const makePath = (model: CartModel) => modelPath(model).split("/").slice(0, 2).join("/");
const listAfter = (heading: string, page: Element) =>
  getOne(
    "ul",
    getAll("section > div", page).find((block) => textOf(block).startsWith(heading)),
  );
const pageOf = (name: string) => render(<ModelFacts model={findModel(name)} />);

test("kinds that look alike are shown by their plates alone", () => {
  const drawings = (name: string) => getAll("svg", listAfter("Which", pageOf(name))).length;
  expect(drawings("RXV")).toBe(0);
  expect(drawings("Onward")).toBe(4);
});

test("a model listed for only a few years shows each year's prices in place of a curve", () => {
  const strips = (name: string) => textsOf("figure > div > b", pageOf(name));
  expect(strips("D5").length).toBeGreaterThan(1);
  expect(strips("D5")[0]).toMatch(/^20\d\d, \d+ listed$/);
  expect(strips("Precedent")).toEqual([]);
});

describe.each(cartModels.map((model) => [modelPath(model), model] as const))(
  "%s",
  (_path, model) => {
    const page = render(<ModelFacts model={model} />);

    test("the model's page has all its sections", () => {
      const headings = textsOf("h2, h3", page);
      expect(headings).toEqual(
        expect.arrayContaining([
          `${model.name} serial number and year`,
          `Which ${model.name} do you have?`,
          `Common ${model.name} problems and repair costs`,
          `${model.name} recalls`,
          expect.stringContaining(`${model.name} batteries`),
        ]),
      );
    });

    test("the model's page has at least two repair costs and says where one is missing", () => {
      const section = getAll("section > div", page).find((block) =>
        textOf(block).startsWith("Common"),
      )!;
      const costs = textsOf("td", section);
      expect(costs.filter((text) => text.includes("$")).length).toBeGreaterThanOrEqual(2);
      expect(costs.filter((text) => !text.includes("$"))).toEqual(["Ask for a quote."]);
    });

    test("the model's page names its recalls, gives no all-clear, and links to the check", () => {
      const text = textOf(getOne("#recalls", page));
      expect(text).toContain("As of May 21, 2026");
      for (const number of model.recalls) expect(text).toContain(number);
      expect(linksIn(page)).toContainEqual([
        "Check my cart for recalls",
        `/recalls?${new URLSearchParams({ make: model.make })}`,
      ]);
    });

    test("the model's price table has only listed years, each with its count", () => {
      const tables = getAll("table[aria-label^='Asking prices']", page);
      const years = tables.flatMap((table) => rowsOf(table).slice(1));
      for (const [year] of years) expect(year).toMatch(/^\d{4}[1-9]\d* listed$/);
      const isHeaded = textsOf("h2", page).includes(`${model.make} ${model.name} prices by year`);
      expect(tables).toHaveLength(isHeaded ? 1 : 0);
      expect(isHeaded).toBe(!["Express", "i40"].includes(model.name));
    });

    test("no column of the model's price table has only one price, and no chart is of one price", () => {
      for (const table of getAll("table[aria-label^='Asking prices']", page)) {
        const asked = rowsOf(table)
          .slice(1)
          .map(([, first]) => first);
        expect(new Set(asked).size).toBeGreaterThan(1);
      }
      const prices = figuresByAge(model).map(
        ({ figures: [first] }) => cartPrice(first!, "asking").dollars,
      );
      expect(getAll("figure", page)).toHaveLength(new Set(prices).size > 1 ? 1 : 0);
    });

    test("what a phone folds away has a title", () => {
      for (const summary of getAll("summary", page)) {
        expect(summary.getAttribute("aria-label") ?? textOf(summary)).not.toBe("");
      }
    });

    test("the model's page links to its make, the year finder, and the compared models", () => {
      const links = linksIn(page).map(([, href]) => href);
      expect(links).toEqual(
        expect.arrayContaining(["/year-finder", makePath(model), ...model.compare]),
      );
    });
  },
);

const startsWith = (dollars: string) => new RegExp(`^\\${dollars}`);

describe("a model's figures", () => {
  test("a model page's figures are the value tool's for the described cart", () => {
    const [asking, trade] = getAll("table", pageOf("Precedent"));
    const head = rowsOf(asking!)[0];
    expect(head).toEqual(["Year", "Lead-acid", "Gas", "Estimated value"]);
    for (const [index, [year, lead, gas, estimate]] of rowsOf(asking!).slice(1).entries()) {
      const cart = {
        ...defaultChoices,
        make: "Club Car",
        model: "Precedent",
        seats: 4 as const,
        modelYear: Number(year!.slice(0, 4)),
      };
      const figuresFor = (powertrain: "electric" | "gas") =>
        figuresOf(
          { ...cart, powertrain, batteryType: powertrain === "gas" ? null : "lead-acid" },
          market,
          facts.asOfYear,
        );
      const rounded = (dollars: number) => formatDollars(roundedDollars(dollars));
      const electric = figuresFor("electric");
      expect(lead).toMatch(startsWith(rounded(electric.market!.asking.asking)));
      expect(gas).toBe(rounded(figuresFor("gas").market!.asking.asking));
      expect(estimate).toBe(formatDollars(electric.estimate.value));
      const { passing, replacing } = electric.market!.tradeIn.branches!;
      expect(rowsOf(trade!)[index + 1]!.slice(1)).toEqual([
        formatDollars(passing.middle),
        formatDollars(replacing.middle),
        formatDollars(figuresFor("gas").market!.tradeIn.middle),
      ]);
    }
  });

  test("a model's prices name their dealers or say that none lists the model", () => {
    expect(textOf(pageOf("Precedent"))).toMatch(/come from \d+ carts: \d+ at Tigon Golf Carts, /);
    expect(textOf(pageOf("Express"))).toContain("These are for other EZ-GO carts of the same age.");
  });

  test("a model without lead-acid batteries has a single trade-in column", () => {
    const [, trade] = getAll("table", pageOf("D5"));
    expect(rowsOf(trade!)[0]).toEqual(["Age", "Lithium"]);
  });
});

test("the i40's one price at every age is told in a sentence, with the other kind's", () => {
  const text = textOf(pageOf("i40"));
  expect(text).toMatch(/Dealers ask about \$[\d,]+ at any age from 2 to 5 years/);
  expect(text).toMatch(
    /That’s for an electric cart with four seats and lead-acid batteries, and 8 in 10 ask \$[\d,]+ to \$[\d,]+\. With a lithium pack, it’s about \$[\d,]+ at 2 years and \$[\d,]+ at 5 years\./,
  );
});

test("the Drive's page says that the G29 is the same cart", () => {
  expect(textOf(pageOf("Drive (G29)"))).toContain("G29 is Yamaha’s own code for The Drive.");
});

test("a make's page links to its models' pages", () => {
  const page = render(<MakeSections make={makes.find(({ name }) => name === "Yamaha")!} />);
  const links = linksIn(page).map(([, href]) => href);
  expect(links).toEqual(expect.arrayContaining(modelsOfMake("Yamaha").map(modelPath)));
});

test("the index of models has what dealers ask for each one at a typical age", () => {
  const index = render(<ModelIndex models={cartModels} />);
  expect(textOf(index)).toContain("What dealers ask for each one at a typical age.");
  expect(textsOf("li", index)).toEqual(
    cartModels.map((model) =>
      expect.stringContaining(formatDollars(typicalPrice(model).price.dollars)),
    ),
  );
});

test("every recall notice that names a model is on the model's page", () => {
  for (const { make, name, recalls: listed } of cartModels) {
    const ofModel = recallsOfMake(make).filter(({ carts }) =>
      new RegExp(`\\b${name.split(" ")[0]!}\\b`).test(carts),
    );
    expect(
      ofModel.map(({ number }) => number).filter((number) => !listed.includes(number!)),
      name,
    ).toEqual([]);
    const known = recalls.map(({ number }) => number);
    expect(known).toEqual(expect.arrayContaining([...listed]));
  }
});
