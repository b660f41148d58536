import { describe, expect, test } from "vitest";
import { render } from "../../ui/kit/test-page.ts";
import { allOf, linksIn, pairsIn, textOf, textsOf, the } from "../../ui/kit/test-queries.ts";
import { stateProfiles } from "../../../domain/catalogue/state-profiles.ts";
import { lawQuestions, stateLaw } from "../../../domain/catalogue/state-law.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { offers } from "../../market/offers.data.ts";
import { listingsByPlace } from "../../market/offers.data.ts";
import { StateMap, StatePrices } from "./parts/map.tsx";
import { StateFacts } from "./parts/facts.tsx";

const offersIn = (place: string) => offers.filter((offer) => offer.place === place);
const lawsOf = (code: string) =>
  Object.values(stateLaw[code]!).map(({ source }) => source?.url ?? "");
const called = (code: string) => states.find((state) => state.code === code)!;
const pageOf = (code: string) => render(<StateFacts state={called(code)} />);

describe("a state's page", () => {
  test("has its own climate, season, and road question, for every state", () => {
    for (const state of states) {
      const { climate, season, roadQuestion } = stateProfiles[state.code]!;
      const paragraphs = textsOf("p", render(<StateFacts state={state} />));
      expect(paragraphs).toEqual(expect.arrayContaining([climate, season, roadQuestion]));
    }
  });

  test("links to its agency, the federal rule, its neighbors, and the guides", () => {
    const { agency, neighbors } = stateProfiles["ga"]!;
    const links = linksIn(pageOf("ga")).filter(([, href]) => !lawsOf("ga").includes(href));
    const guides = ["/buying-guide", "/selling-tips", "/trade-in-guide", "/check-a-price"];
    expect(links.slice(-guides.length).map(([, href]) => href)).toEqual(guides);
    const [toAgency, toRule, ...nearby] = links.slice(0, -guides.length);
    expect(toAgency).toEqual([agency.name, agency.url]);
    expect(pageOf("ga").textContent).toMatch(/ \(site last read [A-Z][a-z]+ \d+, 20\d\d\):/);
    expect(toRule![1]).toMatch(/^https:\/\/www\.ecfr\.gov\/.*571\.500$/);
    expect(nearby.map(([, href]) => href).toSorted()).toEqual(
      neighbors.map((code) => `/${code}`).toSorted(),
    );
    for (const [name, href] of nearby) expect(called(href.slice(1)).name).toBe(name);
  });

  test.each([
    ["fl", "When carts sell in Florida"],
    ["pr", "When carts sell in Puerto Rico"],
    ["dc", "When carts sell in the District of Columbia"],
  ])("of %s calls the place by its name", (code, heading) => {
    expect(textsOf("h2", pageOf(code))).toContain(heading);
  });

  test("answers five questions about the law as surely as we know it, or says whom to ask", () => {
    for (const { code, name } of states) {
      const section = the("section:has(> h2):first-child", pageOf(code));
      expect(textOf(section), name).toContain("Can you drive it in");
      const answers = textsOf("b", section);
      expect(answers).toHaveLength(lawQuestions.length);
      for (const [index, question] of lawQuestions.entries()) {
        const { confidence, answer, source } = stateLaw[code]![question];
        expect(answers[index]).toContain(answer);
        expect(answers[index]!.startsWith("As far as we can tell: ")).toBe(confidence === "medium");
        if (["low", "unknown"].includes(confidence)) expect(answers[index]).toContain("Ask ");
        if (source?.url) expect(linksIn(section)).toContainEqual([source.title, source.url]);
      }
    }
  });

  test("assumes no counties and no state where there are none", () => {
    for (const { code } of states.filter(({ territory }) => territory)) {
      expect(textsOf("h2, h2 + p", pageOf(code)).join(" ")).not.toMatch(/\b(?:county|state)\b/i);
    }
  });

  test("compares its asking prices with all listings, if there are enough", () => {
    const page = pageOf("fl");
    const [counted, middle, most] = pairsIn(page);
    expect(counted![0]).toBe("Listings in Florida");
    expect(middle![1]).toMatch(/^\$[\d,]+ used carts of any age$/);
    expect(most![1]).toMatch(/^\$[\d,]+ to \$[\d,]+ everywhere: \$[\d,]+ to \$[\d,]+$/);
    const rows = allOf("figure > div > p", page).map(textOf);
    expect(rows).toEqual([
      `Florida, ${offersIn("FL").length} carts`,
      `Everywhere, ${offers.length.toLocaleString("en-US")} carts`,
    ]);
  });

  test("says whose carts the prices are of, and promises nothing", () => {
    expect(textOf(pageOf("fl"))).toContain(
      "These come mostly from one dealer’s lots in Florida, Tigon Golf Carts, so don’t read them as an average.",
    );
    expect(textOf(pageOf("pa"))).toContain("These come from one dealer’s lots in Pennsylvania");
    expect(pageOf("fl").textContent).toContain("we accept no liability");
  });
});

describe("the map", () => {
  const map = render(<StateMap states={states} />);
  const tiles = allOf("a", map);

  test("has a tile for each state and territory, which leads to its page", () => {
    expect(linksIn(map).map(([, href]) => href)).toEqual(states.map(({ code }) => `/${code}`));
    for (const [index, tile] of tiles.entries()) {
      const { name, code } = states[index]!;
      const count = listingsByPlace[code.toUpperCase()] ?? 0;
      expect(textsOf("title, text", tile)).toEqual([
        name,
        code.toUpperCase(),
        ...(count > 0 ? [String(count)] : []),
      ]);
      expect(tile.dataset["level"] === "0").toBe(count === 0);
    }
  });

  test("stands beside what dealers ask where enough carts are listed, most listed first", () => {
    const rows = allOf("dl > div", render(<StatePrices states={states} />)).map(textOf);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows[0]).toMatch(/^Pennsylvania ?\$[\d,]+$/);
    expect(rows).not.toContainEqual(expect.stringContaining("Georgia"));
  });

  test("is skipped by keyboards and screen readers, since the list below has the same links", () => {
    expect(the("svg", map).getAttribute("aria-hidden")).toBe("true");
    for (const tile of tiles) expect(tile.getAttribute("tabindex")).toBe("-1");
  });

  test("has no overlapping tiles, and none outside it", () => {
    const [, , width, height] = the("svg", map).getAttribute("viewBox")!.split(" ").map(Number);
    const corners = allOf("rect", map).map((tile) => {
      const [x, y, side] = ["x", "y", "width"].map((name) => Number(tile.getAttribute(name)));
      expect(x! + side!).toBeLessThanOrEqual(width!);
      expect(y! + side!).toBeLessThanOrEqual(height!);
      return `${x} ${y}`;
    });
    expect(new Set(corners).size).toBe(states.length);
  });
});
