import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { cartModels } from "../../../domain/catalogue/cart-models.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { csvOf, frameLineOf, metadataOf } from "../../charts/data-set.ts";
import { render } from "../../ui/kit/test-page.ts";
import {
  allOf,
  linksIn,
  pairsIn,
  rowsOf,
  textOf,
  textsOf,
  the,
} from "../../ui/kit/test-queries.ts";
import { Guide } from "../guides/parts/guide.tsx";
import { type FigureName, figureNames } from "../guides/sections.ts";
import { homePlot } from "../home/parts/sections.tsx";
import { BasePriceList } from "../method/parts/base-price-list.tsx";
import { PublishedError } from "../method/parts/error-section.tsx";
import { RuleTables } from "../method/parts/sections.tsx";
import { points } from "../method/error-facts.data.ts";
import { StateMap, StatePrices } from "../states/parts/map.tsx";
import { StateFacts } from "../states/parts/facts.tsx";
import { DocumentedTable } from "../trade-in/parts/documented-table.tsx";
import { WorkTable } from "../trade-in/parts/guide-method.tsx";
import { MakeFacts } from "../makes/parts/facts.tsx";
import { ModelFacts } from "../models/parts/model-facts.tsx";
import { plotName } from "../models/text.ts";
import { dateText } from "../../format/date-text.ts";
import { dataSetPaths, dataSets } from "./data-sets.tsx";
import { DataFrame } from "./parts/data-frame.tsx";

const setOf = (name: string) => dataSets.find((set) => set.name === name)!;

/** The lines of a file, without its header. */
const linesOf = (name: string): string[][] => parse(csvOf(setOf(name)), { from: 2 });

/** The dollars in a text. */
const dollarsIn = (text: string) =>
  Array.from(text.matchAll(/\$([\d,]+)/g), ([, digits]) => digits!.replaceAll(",", ""));

describe("every data set", () => {
  test("has a name of its own, and a file that a reader of CSV reads as it is", () => {
    expect(new Set(dataSets.map(({ name }) => name)).size).toBe(dataSets.length);
    expect(new Set(dataSets.map(({ title }) => title)).size).toBe(dataSets.length);
    for (const set of dataSets) {
      const [header, ...lines]: string[][] = parse(csvOf(set));
      expect(header, set.name).toEqual(set.columns.map(({ name }) => name));
      expect(new Set(header).size, set.name).toBe(header!.length);
      expect(lines, set.name).toEqual(set.rows.map((row) => row.map((cell) => String(cell ?? ""))));
      expect(lines.length, set.name).toBeGreaterThan(0);
    }
  });

  test("is told: what, in what unit, from where, of what day, its license, and how to cite it", () => {
    for (const set of dataSets) {
      const told = metadataOf(set);
      expect(Object.keys(told.columns)).toEqual(set.columns.map(({ name }) => name));
      expect(Object.values(told.units).length, set.name).toBeGreaterThan(0);
      expect(told.description, set.name).toMatch(/\.$/);
      expect(told.source, set.name).toMatch(/\.$/);
      expect(told.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(told.license).toMatch(/^https:\/\/creativecommons\.org\//);
      expect(told.cite).toContain(`/data/${set.name}.csv`);
    }
  });

  test("has a frame with its figures, where they are from, and the line to paste", () => {
    for (const { props, params } of dataSetPaths()) {
      const { set } = props;
      expect(`${params.kind}/${params.name}`).toBe(set.name);
      const page = render(<DataFrame set={set} />);
      expect(textOf(the("h1", page))).toBe(set.title);
      expect(textOf(the("footer > p", page))).toContain(set.source);
      const links = linksIn(page).map(([, href]) => href);
      expect(links).toEqual(expect.arrayContaining([set.page, `/data/${set.name}.csv`]));
      expect(the<HTMLTextAreaElement>("textarea", page).value).toBe(frameLineOf(set));
      expect(links.filter((href) => href.startsWith("/charts/"))).toEqual([]);
      expect(allOf("svg, table", page).length, set.name).toBeGreaterThan(0);
    }
  });
});

test("the plot’s file has every dot, every middle, and every end that the picture draws", () => {
  const { from, to, prices, estimates, dealers: asked = [] } = homePlot;
  const shown = prices.filter(({ at }) => at >= from && at <= to);
  const lines = linesOf("asking-prices/all");
  expect(lines).toHaveLength(asked.length + estimates.length + shown.length);
  const { at, low, value, high } = asked[0]!;
  expect(lines[0]).toEqual(["dealers ask", ...[at, low, value, high].map(String)]);
});

test.each(["Club Car", "Polaris", "Advanced EV"])(
  "the values of %s are those of its page",
  (name) => {
    const make = makes.find((each) => each.name === name)!;
    const page = render(<MakeFacts make={make} />);
    const shown = rowsOf(the("table", page)).slice(1);
    expect(linesOf(`values/${make.slug}`)).toEqual(
      shown.map(([model, ...cells]) => [model, ...cells.flatMap(dollarsIn)]),
    );
    expect(linksIn(page)).toContainEqual([
      "Download, cite, embed",
      `/charts/values/${make.slug}?scheme=auto#use`,
    ]);
  },
);

test.each(cartModels)("the prices and trade-ins of $make $name are those of its page", (model) => {
  const page = render(<ModelFacts model={model} />);
  const [prices, tradeIns] = allOf("table", page).map((table) => rowsOf(table).slice(1));
  const name = plotName(model);
  expect(linesOf(`model-prices/${name}`)).toEqual(
    prices!.map(([age, ...cells]) => [
      age!.slice(0, 4),
      age!.endsWith("new") ? "0" : /(\d+) years?$/.exec(age!)![1],
      ...cells.flatMap(dollarsIn),
    ]),
  );
  expect(linesOf(`model-trade-ins/${name}`).map(([, ...cells]) => cells)).toEqual(
    tradeIns!.map((cells) => cells.flatMap(dollarsIn)),
  );
  const used = linksIn(page).filter(([text]) => text === "Download, cite, embed");
  expect(used.map(([, href]) => href)).toEqual(
    ["asking-prices", "model-prices", "model-trade-ins"].map(
      (kind) => `/charts/${kind}/${name}?scheme=auto#use`,
    ),
  );
});

/** The figures that a file and a page both have, however they write them. */
const plain = (cells: readonly string[]) =>
  cells
    .join(" ")
    .replaceAll("−", "-")
    .replaceAll(/[$,%×+]| to(?= \$)/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
const withDates = (column: number, cells: readonly string[]) =>
  cells.with(column, dateText(cells[column]!));
const bodyOf = (table: Element) => rowsOf(table).filter((row) => row.length > 1 && row[1] !== "");
const leadsTo = (name: string, page: Element) =>
  expect(linksIn(page)).toContainEqual([
    "Download, cite, embed",
    `/charts/${name}?scheme=auto#use`,
  ]);

describe("the files of the page about the method", () => {
  test("have its factors", () => {
    const page = render(<RuleTables />);
    const shown = allOf("table", page).flatMap((table) => rowsOf(table).slice(1));
    expect(linesOf("method/factors").map(([, ...cells]) => plain(cells))).toEqual(
      shown.map((cells) => plain(cells).replace("no change", "0")),
    );
    leadsTo("method/factors", page);
  });

  test("have its base prices", () => {
    const page = render(<BasePriceList />);
    const shown = rowsOf(the("table", page)).slice(1);
    expect(linesOf("method/base-prices").map(plain)).toEqual(shown.map(plain));
    leadsTo("method/base-prices", page);
  });

  test("have its errors, and a line for each cart of the plot", () => {
    const page = render(<PublishedError />);
    const [first, second] = allOf("table", page);
    const [, ...shown] = bodyOf(first!);
    expect(linesOf("method/errors").map(([, ...cells]) => plain(withDates(3, cells)))).toEqual(
      shown.map(plain),
    );
    leadsTo("method/errors", page);
    expect(linesOf("method/formulas").map(plain)).toEqual(rowsOf(second!).slice(1).map(plain));
    leadsTo("method/formulas", page);
    expect(linesOf("method/error-plot")).toHaveLength(points.length);
    leadsTo("method/error-plot", page);
  });
});

describe("the files of the trade-in guide", () => {
  test("have the work by condition", () => {
    const page = render(<WorkTable />);
    const [, ...shown] = bodyOf(the("table", page));
    expect(linesOf("trade-in-guide/work").map(plain)).toEqual(
      shown.map((cells) => plain([...cells.slice(0, 2), cells[2]!.replace(" to", "")])),
    );
    leadsTo("trade-in-guide/work", page);
  });

  test("have the documented trade-ins", () => {
    const page = render(<DocumentedTable />);
    const [, ...shown] = bodyOf(the("table", page));
    const lines = linesOf("trade-in-guide/documented");
    expect(lines.map(([where, when, carts]) => plain([where!, dateText(when!), carts!]))).toEqual(
      shown.map((cells) => plain(cells.slice(0, 3))),
    );
    expect(lines.map((cells) => cells.slice(3, 7).filter((cell) => cell !== ""))).toEqual(
      shown.map((cells) => cells.flatMap(dollarsIn)),
    );
    expect(lines.map((cells) => cells[7])).toEqual(shown.map((cells) => cells[6]));
    leadsTo("trade-in-guide/documented", page);
  });
});

test("a place’s file has every price there and both medians", () => {
  const placed = dataSets.filter(({ name }) => name.startsWith("state-prices/"));
  expect(placed.length).toBeGreaterThan(5);
  for (const { name } of placed) {
    const state = states.find(({ code }) => name.endsWith(`/${code}`))!;
    const page = render(<StateFacts state={state} />);
    const count = /, ([\d,]+) carts$/.exec(
      textOf(the("figure > div:nth-of-type(1) > p", page)),
    )![1]!;
    const lines = linesOf(name);
    expect(lines).toHaveLength(Number(count.replaceAll(",", "")) + 2);
    const median = new Map(pairsIn(page)).get("Median asking price")!;
    expect(lines[0]).toEqual(["median", ...dollarsIn(median)]);
    leadsTo(name, page);
  }
});

test("the file of the states has the counts of the map and the prices of the list", () => {
  const lines = linesOf("states/listings");
  const map = render(<StateMap states={states} />);
  const counts = lines.filter(([, , count]) => count !== "0").map(([, , count]) => count);
  expect(counts).toEqual(textsOf("[data-count]", map));
  const list = render(<StatePrices states={states} />);
  const priced = lines.filter(([, , , median]) => median !== "");
  expect(new Set(priced.map(([name, , , median]) => `${name} ${median}`))).toEqual(
    new Set(
      allOf("dl > div", list).map((row) =>
        textsOf("dt, dd", row).join(" ").replaceAll(/[$,]/g, ""),
      ),
    ),
  );
  leadsTo("states/listings", list);
});

test("the files of the market’s figures have what their tables show", () => {
  const files: Record<Exclude<FigureName, "cart-to-check">, string> = {
    "asking-by-age": "market/asking-by-age",
    "asking-by-make": "market/asking-by-make",
    "market-figures": "market/figures",
    "powertrain-share": "market/powertrains",
    seasons: "market/seasons",
  };
  for (const name of figureNames.filter((each) => each !== "cart-to-check")) {
    const page = render(
      <Guide headings={[]} sections={[{ id: "ask", html: "" }]} figureBySection={{ ask: name }} />,
    );
    leadsTo(files[name], page);
    const shown = rowsOf(the("table", page)).slice(1);
    const lines = linesOf(files[name]);
    // The table has each season with its months.
    if (name === "seasons") {
      expect(lines.map(([month]) => month).slice(2, 8)).toEqual(
        "March April May June July August".split(" "),
      );
      expect(new Set(lines.slice(2, 8).map(([, season]) => season))).toEqual(new Set(["Peak"]));
      expect(lines).toHaveLength(12);
    } else {
      expect(lines.map(plain)).toEqual(shown.map(plain));
    }
  }
});
