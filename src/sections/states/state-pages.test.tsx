import { describe, expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { allOf, linksIn, pairsIn, textOf, textsOf, the } from "../../components/test-queries.ts";
import { stateProfiles } from "../../../domain/catalogue/state-profiles.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { offers } from "../../market/offers.data.ts";
import { MapLegend } from "./map-legend.tsx";
import { StateFacts } from "./state-facts.tsx";
import { StateMap } from "./state-map.tsx";

const offersIn = (place: string) => offers.filter((offer) => offer.place === place);
const called = (code: string) => states.find((state) => state.code === code)!;
const pageOf = (code: string) => render(<StateFacts state={called(code)} />);

describe("a state's page", () => {
  test("has what is said of its climate, season, and roads, for every state", () => {
    for (const state of states) {
      const { climate, season, roadQuestion } = stateProfiles[state.code]!;
      const paragraphs = textsOf("p", render(<StateFacts state={state} />));
      expect(paragraphs).toEqual(expect.arrayContaining([climate, season, roadQuestion]));
    }
  });

  test("leads to its agency, to the federal rule, and to its neighbors", () => {
    const { agency, neighbors } = stateProfiles["fl"]!;
    const [toAgency, toRule, ...nearby] = linksIn(pageOf("fl"));
    expect(toAgency).toEqual([agency.name, agency.url]);
    expect(toRule![1]).toMatch(/^https:\/\/www\.ecfr\.gov\/.*571\.500$/);
    expect(nearby.map(([, href]) => href).toSorted()).toEqual(
      neighbors.map((code) => `/${code}`).toSorted(),
    );
    for (const [name, href] of nearby) expect(called(href.slice(1)).name).toBe(name);
  });

  test.each([
    ["fl", "Rules differ by state,", "When carts sell in Florida"],
    ["pr", "Rules differ by territory,", "When carts sell in Puerto Rico"],
    ["dc", "Rules differ by territory,", "When carts sell in the District of Columbia"],
  ])("of %s calls the place what it is", (code, sentence, heading) => {
    expect(pageOf(code).textContent).toContain(sentence);
    expect(textsOf("h2", pageOf(code))).toContain(heading);
  });

  test("has what its listings ask beside all listings, where there are enough", () => {
    const page = pageOf("fl");
    const [counted, middle, most, estimate] = pairsIn(page);
    expect(counted![0]).toBe("Listings in Florida");
    expect(middle![1]).toMatch(/^\$[\d,]+ used carts of any age$/);
    expect(most![1]).toMatch(/^\$[\d,]+ to \$[\d,]+ in all states, \$[\d,]+ to \$[\d,]+$/);
    expect(estimate).toEqual(["In the estimate", "No change the formula is the same everywhere"]);
    const rows = allOf("figure > div > p", page).map(textOf);
    expect(rows).toEqual([
      `Florida, ${offersIn("FL").length} carts`,
      `All states, ${offers.length.toLocaleString("en-US")} carts`,
    ]);
  });

  test.each(["ga", "wy", "pr"])("of %s, which has too few, has no picture of them", (code) => {
    expect(allOf("figure", pageOf(code))).toEqual([]);
    expect(pairsIn(pageOf(code)).map(([name]) => name)).toHaveLength(2);
  });

  test("says that the estimate has no factor for place, and promises nothing", () => {
    expect(pageOf("fl").textContent).toContain("The estimate has no factor for place");
    expect(pageOf("fl").textContent).toContain("we accept no liability");
  });
});

describe("the map", () => {
  const map = render(<StateMap states={states} />);
  const tiles = allOf("a", map);

  test("has a tile for each state and territory, which leads to its page", () => {
    expect(linksIn(map).map(([, href]) => href)).toEqual(states.map(({ code }) => `/${code}`));
    for (const [index, tile] of tiles.entries()) {
      const { name, code, territory } = states[index]!;
      expect(textsOf("title, text", tile)).toEqual([name, code.toUpperCase()]);
      expect(tile.dataset["territory"]).toBe(String(territory));
    }
  });

  test("is not met by keyboard or read out, as the list below it says the same", () => {
    expect(the("svg", map).getAttribute("aria-hidden")).toBe("true");
    for (const tile of tiles) expect(tile.getAttribute("tabindex")).toBe("-1");
  });

  test("puts no tile on another, and none outside", () => {
    const [, , width, height] = the("svg", map).getAttribute("viewBox")!.split(" ").map(Number);
    const corners = allOf("rect", map).map((tile) => {
      const [x, y, side] = ["x", "y", "width"].map((name) => Number(tile.getAttribute(name)));
      expect(x! + side!).toBeLessThanOrEqual(width!);
      expect(y! + side!).toBeLessThanOrEqual(height!);
      return `${x} ${y}`;
    });
    expect(new Set(corners).size).toBe(states.length);
  });

  test("has a legend for the eye only", () => {
    const legend = render(<MapLegend />);
    expect(textsOf("[data-kind]", legend)).toEqual(["State", "Territory"]);
    expect(the("ul", legend).getAttribute("aria-hidden")).toBe("true");
  });
});
