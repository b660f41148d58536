import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { cartModels } from "../../../domain/catalogue/cart-models.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { csvOf, frameLineOf, metadataOf } from "../../charts/data-set.ts";
import { render } from "../../ui/kit/test-page.ts";
import { allOf, linksIn, rowsOf, textOf, the } from "../../ui/kit/test-queries.ts";
import { homePlot } from "../home/home-plot.ts";
import { MakeFacts } from "../makes/parts/facts.tsx";
import { ModelFacts } from "../models/parts/model-facts.tsx";
import { plotName } from "../models/text.ts";
import { dataSetPaths, dataSets } from "./data-sets.ts";
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
