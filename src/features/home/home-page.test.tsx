import { expect, test } from "vitest";
import { makes } from "../../../domain/catalogue/makes.ts";
import { cartOf, defaultDetails, readDetails } from "../../../domain/details/details.ts";
import { roles } from "../../../domain/cart/roles.ts";
import { render } from "../../ui/kit/page.fixture.ts";
import { getAll, linksIn, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { askingPlotFile } from "../../charts/asking-plot.tsx";
import { facts, listingsByMake } from "../../market/listings.data.ts";
import { chain } from "../../market/chain.data.ts";
import {
  FourNumbers,
  HomeEvidence,
  MakeChips,
  homePlot,
  sampleFigures,
} from "./parts/sections.tsx";

test("the home page's four numbers are one cart's advice, and the link opens the same cart", () => {
  const section = render(<FourNumbers />);
  const numbers = getAll("data", section).map((element) => Number(element.getAttribute("value")));
  expect(numbers).toEqual(roles.map((role) => sampleFigures.advice![role].number));
  const [[, href]] = linksIn(section) as [[string, string]];
  const shown = readDetails(new URL(href, "http://a").searchParams, defaultDetails);
  expect(cartOf(shown)).toEqual(sampleFigures.cart);
});

test("the home page's figures come from the listings and the model", () => {
  const section = render(<HomeEvidence />);
  expect(textsOf(".big", section)).toEqual([
    facts.listings.toLocaleString("en-US"),
    `${facts.dealersErrorPct}%`,
    `${chain.percent}%`,
  ]);
  expect(linksIn(section)).toContainEqual(["How accurate is this?", "/how-it-works#error"]);
});

test("the home chart's title states the drop that its lines show", () => {
  const [, dealers, formula] = textOf(getOne("h2", render(<HomeEvidence />))).match(
    /^In 12 years, dealers take (\d+)% off an RXV\. Our formula takes (\d+)%$/,
  )!;
  const { dealers: asking, estimates } = homePlot;
  for (const [percent, prices] of [
    [dealers, asking!],
    [formula, estimates],
  ] as const) {
    const newest = prices.at(-3)!;
    const older = prices.find(({ yearOrAge }) => yearOrAge === newest.yearOrAge - 12)!;
    expect(Number(percent)).toBe(Math.round(100 - (100 * older.value) / newest.value));
  }
});

test("the home plot has a text alternative and a caption that names the cart", () => {
  const figure = getOne("figure", render(<HomeEvidence />));
  expect(textOf(getOne("title", figure))).toMatch(/Half of the carts .* \$\d/);
  expect(textOf(getOne("figcaption", figure))).toContain(
    "what dealers ask for one, an electric EZ-GO RXV.",
  );
});

test("the home plot's file has the parts that the page uses", () => {
  for (const use of getAll("use", render(<HomeEvidence />))) {
    const [path, id] = use.getAttribute("href")!.split("#");
    expect(path).toBe("/plots/all.svg");
    expect(askingPlotFile(homePlot)).toContain(` id="${id}"`);
  }
});

test("the chips link to makes by number of listings, then to all makes", () => {
  const chips = linksIn(getOne("ul", render(<MakeChips />)));
  expect(chips.at(-1)).toEqual([`All ${makes.length} makes`, "/manufacturers"]);
  const addresses = new Map(makes.map(({ name, slug }) => [`/${slug}`, name]));
  const counts = chips.slice(0, -1).map(([text, href]) => {
    const name = addresses.get(href)!;
    const count = listingsByMake[name] ?? 0;
    expect(text).toBe(count === 0 ? name : `${name} ${count} listings`);
    return count;
  });
  expect(counts.toSorted((a, b) => b - a)).toEqual(counts);
  expect(counts[0]).toBeGreaterThan(100);
});
