import { chain } from "../answer/chain.data.ts";
import { expect, test } from "vitest";
import { makes } from "../../../domain/catalogue/makes.ts";
import { render } from "../../ui/kit/test-page.ts";
import { allOf, linksIn, pairsIn, textOf, textsOf, the } from "../../ui/kit/test-queries.ts";
import { askingPlotFile } from "../../charts/asking-plot.tsx";
import { EvidenceStrip, MakeChips, ThreeSteps, homePlot } from "./parts/sections.tsx";
import { facts, listingsByMake } from "../../market/offers.data.ts";

test("the figures come from the listings and the model", () => {
  const strip = render(<EvidenceStrip />);
  expect(pairsIn(strip).map(([, figure]) => figure)).toEqual([
    facts.listings.toLocaleString("en-US"),
    `${facts.dealersErrorPct}%`,
    `${chain.percent}%`,
  ]);
  expect(linksIn(strip)).toContainEqual(["How accurate is this?", "/how-it-works#error"]);
});

test("the plot has a text alternative, and its caption names the cart behind the line", () => {
  const figure = the("figure", render(<EvidenceStrip />));
  expect(textOf(the("title", figure))).toMatch(/Half of the carts .* \$\d/);
  expect(textOf(the("figcaption", figure))).toContain(
    "what dealers ask for one, an electric Club Car Precedent.",
  );
});

test("the plot's file has the parts that the page uses", () => {
  for (const use of allOf("use", render(<EvidenceStrip />))) {
    const [path, id] = use.getAttribute("href")!.split("#");
    expect(path).toBe("/plots/all.svg");
    expect(askingPlotFile(homePlot)).toContain(` id="${id}"`);
  }
});

test("the chips link to makes, those with the most listings first, then to all makes", () => {
  const chips = linksIn(render(<MakeChips />));
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

test("there are three steps", () => {
  expect(textsOf("h3", render(<ThreeSteps />))).toHaveLength(3);
});
