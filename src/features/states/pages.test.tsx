import { describe, expect, test } from "vitest";
import { render } from "../../ui/kit/page.fixture.ts";
import { getAll, linksIn, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { stateProfiles } from "../../../domain/catalogue/state-profiles.ts";
import { lawQuestions, stateLaw } from "../../../domain/catalogue/state-law.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { type AskingSummary, askingSummary } from "../../market/asking-prices.ts";
import { Amount } from "../../ui/masthead/tool.tsx";
import { usedListings } from "../../market/listings.data.ts";
import { countIn, everywhere, usedListingsIn, pricesOf } from "./figures.ts";
import { StateMap, StatesHead } from "./parts/map.tsx";
import { Places, StatePrices } from "./parts/places.tsx";
import { PriceHeading, StateFacts, StateRoads } from "./parts/facts.tsx";
import {
  type LawTopic,
  groupOf,
  isUnknown,
  leadOf,
  placeFact,
  sentencesOf,
  tagOf,
  topicNames,
  wordOf,
} from "./text.ts";

const lawsOf = (code: string) =>
  Object.values(stateLaw[code]!).map(({ source }) => source?.url ?? "");
const stateByCode = (code: string) => states.find((state) => state.code === code)!;
const factsOf = (code: string) => render(<StateFacts state={stateByCode(code)} />);
const pageOf = (code: string) =>
  render(
    <>
      <StateFacts state={stateByCode(code)} />
      <StateRoads state={stateByCode(code)} />
    </>,
  );
const rowOf = (topic: LawTopic, page: Element) =>
  getAll("tr", page).find(
    (row) => getOne("th", row).firstChild!.textContent === topicNames[topic],
  )!;
const headingOf = (code: string, summary: AskingSummary) =>
  textOf(render(<PriceHeading state={stateByCode(code)} summary={summary} />));
const factOf = (code: string) => {
  const { amount, text } = placeFact(
    stateByCode(code),
    askingSummary(usedListingsIn(stateByCode(code))),
  );
  return `${textOf(render(<Amount amount={amount} />))} ${text}`;
};

describe("a state's page", () => {
  test("every state's page has its own climate and season", () => {
    for (const { code } of states) {
      const { climate, season } = stateProfiles[code]!;
      const paragraphs = textsOf("p", pageOf(code));
      expect(paragraphs).toEqual(expect.arrayContaining([climate, season]));
    }
  });

  test("a state's page links to its agency, the federal rule, its neighbors, and the guides", () => {
    const { agency, neighbors } = stateProfiles["ga"]!;
    const links = linksIn(pageOf("ga")).filter(([, href]) => !lawsOf("ga").includes(href));
    const addresses = links.map(([, href]) => href);
    expect(links).toContainEqual([agency.name, agency.url]);
    expect(pageOf("ga").textContent).toMatch(/ \(site last read [A-Z][a-z]+ \d+, 20\d\d\)\./);
    expect(addresses).toContainEqual(
      expect.stringMatching(/^https:\/\/www\.ecfr\.gov\/.*571\.500$/),
    );
    const ways = ["/states", "/papers", "/buying-guide", "/selling-tips", "/trade-in-guide"];
    expect(addresses).toEqual(expect.arrayContaining([...ways, "/check-a-price"]));
    for (const code of neighbors)
      expect(links).toContainEqual([stateByCode(code).name, `/${code}`]);
  });

  test.each([
    ["fl", "When carts sell in Florida"],
    ["dc", "When carts sell in the District of Columbia"],
  ])("the page of %s has the heading %j", (code, heading) => {
    expect(textsOf("h2", pageOf(code))).toContain(heading);
  });

  test("a state's page starts with five answers and their confidence, and folds away the sources", () => {
    for (const { code, name } of states) {
      const page = factsOf(code);
      expect(textsOf("h2", page)[0], name).toContain("Can you drive it in");
      for (const question of lawQuestions) {
        const answer = stateLaw[code]![question];
        const row = rowOf(question, page);
        expect(textOf(getOne("small", row))).toBe(tagOf(answer));
        expect(textOf(getOne("b", row))).toBe(leadOf(question, answer));
        const { source, citation } = answer;
        if (source?.url) expect(linksIn(page)).toContainEqual([source.title, source.url]);
        if (citation !== undefined) expect(textOf(getOne("details", page))).toContain(citation);
      }
    }
  });

  test("a state's page lists required equipment after the plate where we know it", () => {
    const names = lawQuestions.map((question) => topicNames[question]);
    const withEquipment = names.toSpliced(3, 0, "Equipment");
    for (const { code } of states) {
      const heads = getAll("tbody th", factsOf(code)).map((head) => head.firstChild!.textContent);
      expect(heads, code).toEqual(stateLaw[code]!.equipment ? withEquipment : names);
    }
    const row = rowOf("equipment", factsOf("fl"));
    expect(textOf(getOne("small", row))).toBe("Read in the law");
    expect(textOf(getOne("td", row))).toMatch(
      /brakes.* mirror.* red reflectors front and rear; after dark.* headlights, brake lights/,
    );
    expect(textOf(getOne("details", factsOf("fl")))).toContain("Fla. Stat. 316.212(5), (6), (8).");
  });

  test("an answer from an old source is tagged with its year", () => {
    const tagIn = (code: string, topic: LawTopic) =>
      textOf(getOne("small", rowOf(topic, factsOf(code))));
    expect(tagIn("ga", "roads")).toBe("Not read in today’s law, source of 2014");
    expect(tagIn("co", "roads")).toBe("Read in the law, source of 2021");
    expect(tagIn("mi", "lsv")).toContain("source of 2006 or later");
    expect(tagIn("ut", "roads")).toBe("Read in the law");
    expect(tagIn("nc", "plate")).toBe("Read in the law");
  });

  test("an answer shows its lead and first sentence without repeating words", () => {
    for (const { code } of states) {
      const page = factsOf(code);
      for (const question of lawQuestions) {
        const answer = stateLaw[code]![question];
        const shown = textOf(getOne("td", rowOf(question, page)));
        expect(shown.startsWith(leadOf(question, answer))).toBe(true);
        expect(shown).toContain(sentencesOf(answer)[0]);
        expect(shown).not.toMatch(/^(\w+) \1\b/i);
      }
    }
    expect(sentencesOf(stateLaw["az"]!.roads)[0]).toMatch(/^Yes\. A golf cart .* road\.$/);
    expect(sentencesOf(stateLaw["fl"]!.sale)[0]).toMatch(/^No sales tax .* will do\.$/);
  });

  test("an answer's lead explains an age or a speed limit", () => {
    expect(leadOf("driver", stateLaw["sc"]!.driver)).toBe("License, 16 and over");
    expect(leadOf("lsv", stateLaw["fl"]!.lsv)).toBe("Roads of up to 35 mph");
    expect(leadOf("lsv", stateLaw["wy"]!.lsv)).toBe("Most roads");
  });

  test("a state's page has every sentence of every answer once", () => {
    for (const { code } of states) {
      const page = factsOf(code).textContent;
      for (const { answer } of Object.values(stateLaw[code]!)) {
        for (const sentence of answer.split(/(?<=[a-z\d%)]\.) (?=[A-Z])/)) {
          if (sentence !== "") expect(page.split(sentence), code).toHaveLength(2);
        }
      }
    }
  });

  test("a state's page says whom to ask about an unknown or unconfirmed answer", () => {
    for (const { code } of states) {
      const isDoubtful = Object.values(stateLaw[code]!).some(({ confidence }) =>
        ["low", "unknown"].includes(confidence),
      );
      const links = linksIn(factsOf(code)).map(([, href]) => href);
      expect(links.includes("#ask"), code).toBe(isDoubtful);
    }
    expect(getOne("#ask", pageOf("vi")).textContent).toContain(stateProfiles["vi"]!.agency.name);
  });

  test("a territory's page mentions no counties and no state", () => {
    for (const { code } of states.filter(({ territory }) => territory)) {
      expect(textsOf("h2, h2 + p", pageOf(code)).join(" ")).not.toMatch(/\b(?:county|state)\b/i);
      expect(factOf(code)).not.toMatch(/\b(?:county|state|city)\b/i);
    }
  });

  test("a state's page compares its asking prices with all listings if there are enough", () => {
    const page = factsOf("fl");
    expect(textsOf("figure > div > p", page)).toEqual([
      `Florida, ${usedListingsIn(stateByCode("fl")).length} carts`,
      `Everywhere, ${usedListings.length.toLocaleString("en-US")} carts`,
    ]);
    expect(textOf(getOne("figure", page))).toMatch(
      /8 in 10 ask \$[\d,]+ to \$[\d,]+ in Florida, \$[\d,]+ to \$[\d,]+ everywhere\./,
    );
  });

  test("a state's page with too few listings says so and gives prices everywhere", () => {
    expect(textsOf("h2", factsOf("wy"))).toContain("No dealer’s prices from Wyoming yet");
    expect(factsOf("wy").textContent).toContain(`is ${formatDollars(everywhere.middle)}`);
    const few = states.find((state) => countIn(state) > 0 && usedListingsIn(state).length < 10)!;
    expect(textsOf("h2", factsOf(few.code)).join()).toContain("Too few prices from");
  });

  test("a state's page names the dealer whose prices it shows and accepts no liability", () => {
    expect(textOf(factsOf("fl"))).toContain(
      "These come mostly from one dealer’s lots in Florida, Tigon Golf Carts, so don’t read them as an average.",
    );
    expect(textOf(factsOf("pa"))).toContain("These come from one dealer’s lots in Pennsylvania");
    expect(pageOf("fl").textContent).toContain("we accept no liability");
  });

  test("a state's fact is its middle price or where a cart may be driven", () => {
    expect(factOf("fl")).toMatch(
      /^\$[\d,]+ is the middle of \d+ used carts for sale in Florida\.$/,
    );
    expect(factOf("wy")).toBe("Most roads are open to golf carts in Wyoming.");
    expect(factOf("vi")).toMatch(/^Not read yet: .* in the U\.S\. Virgin Islands, so ask/);
  });

  test("the heading of few prices makes no finding", () => {
    const summary = { ...everywhere, count: 14, middle: 3800 };
    expect(headingOf("tx", summary)).toBe("14 used carts in Texas, beside all others");
  });

  test("a middle price within 5% counts as the same", () => {
    const headingAt = (share: number) =>
      headingOf("fl", { ...everywhere, middle: Math.round(everywhere.middle * share) });
    expect(headingAt(1.04)).toBe("Carts in Florida are priced like carts everywhere");
    expect(headingAt(1.1)).toMatch(
      /^The middle cart costs \$[\d,]+ more in Florida than everywhere$/,
    );
    expect(headingAt(0.9)).toMatch(/ less in Florida /);
  });
});

describe("the map", () => {
  const map = render(<StateMap states={states} />);
  const tiles = getAll("a", map);

  test("the map has a tile for each place that links to its page and says who decides", () => {
    expect(linksIn(map).map(([, href]) => href)).toEqual(states.map(({ code }) => `/${code}`));
    for (const [index, tile] of tiles.entries()) {
      const state = states[index]!;
      expect(textsOf("title, text", tile)).toEqual([
        `${state.name}: ${wordOf(stateLaw[state.code]!.roads)}`,
        state.code.toUpperCase(),
      ]);
      expect(tile.dataset["group"]).toBe(groupOf(state));
      expect(groupOf(state) === "unknown").toBe(isUnknown(stateLaw[state.code]!.roads));
    }
  });

  test("the map's groups differ by marks, not only by color", () => {
    const marks = new Map<string, Set<string | null>>();
    for (const tile of tiles) {
      const mark = tile.querySelector("path")?.getAttribute("d") ?? null;
      const group = tile.dataset["group"]!;
      marks.set(group, (marks.get(group) ?? new Set()).add(mark));
    }
    expect([...marks.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
    expect(new Set([...marks.values()].flatMap((shapes) => [...shapes])).size).toBe(4);
  });

  test("keyboards and screen readers skip the map, because the table has the same links", () => {
    expect(getOne("svg", map).getAttribute("aria-hidden")).toBe("true");
    for (const tile of tiles) expect(tile.getAttribute("tabindex")).toBe("-1");
  });

  test("the map has no overlapping tiles and none outside it", () => {
    const [, , width, height] = getOne("svg", map).getAttribute("viewBox")!.split(" ").map(Number);
    const corners = getAll("a", map).map((tile) => {
      const face = getOne("rect", tile);
      const [x, y, side] = ["x", "y", "width"].map((name) => Number(face.getAttribute(name)));
      expect(x! + side!).toBeLessThanOrEqual(width!);
      expect(y! + side!).toBeLessThanOrEqual(height!);
      return `${Math.floor(x! / 44)} ${Math.floor(y! / 44)}`;
    });
    expect(new Set(corners).size).toBe(states.length);
  });

  test("the legend's counts add up to all places, and the heading has the first count", () => {
    const head = render(<StatesHead />);
    const counts = textsOf("td", head).map(Number);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(states.length);
    expect(textOf(getOne("h1", head))).toContain(`In ${counts[0]} of ${states.length} places`);
  });
});

describe("the table of places", () => {
  const page = render(<Places />);
  const rows = getAll("table:not(.rows) tbody tr", page);

  test("the table of places has five words for each place and links to its page", () => {
    expect(rows.flatMap((row) => linksIn(row))).toEqual(
      states.map(({ code, name }) => [name, `/${code}`]),
    );
    for (const [index, { code }] of states.entries()) {
      expect(textsOf("td", rows[index])).toEqual(
        lawQuestions.map((question) => wordOf(stateLaw[code]![question])),
      );
    }
    expect(textsOf("h2", page)).toContain("Territories");
  });

  test("unknown answers are marked as unknown, and unconfirmed ones with a question mark", () => {
    for (const { code } of states) {
      for (const question of lawQuestions) {
        const answer = stateLaw[code]![question];
        if (answer.confidence === "unknown") {
          expect(["not read", "no rule found"], `${code} ${question}`).toContain(wordOf(answer));
        }
        expect(wordOf(answer).endsWith("?")).toBe(
          answer.confidence === "low" && !isUnknown(answer),
        );
      }
    }
  });

  test("the heading of the table counts only states whose answer we have read", () => {
    const [, licenses, plates] = textsOf("h2", page)[0]!.match(
      /(\d+) states .* (\d+) require a plate/,
    )!;
    const cells = rows.slice(0, 50).map((row) => textsOf("td", row));
    expect(cells.filter(([, driver]) => /^license[^?]*$/.test(driver!))).toHaveLength(
      Number(licenses),
    );
    expect(cells.filter(([, , plate]) => plate === "plate")).toHaveLength(Number(plates));
  });
});

test("states' prices are sorted highest first, and the heading compares both ends", () => {
  const section = render(<StatePrices />);
  const shown = textsOf("td:last-child", section);
  const prices = pricesOf(states);
  expect(shown).toEqual(prices.map(({ middle }) => formatDollars(middle)));
  expect(prices.length).toBeGreaterThan(5);
  for (const { state } of prices) expect(usedListingsIn(state).length).toBeGreaterThanOrEqual(20);
  const [highest, lowest] = [prices[0]!, prices.at(-1)!];
  expect(highest.middle).toBeGreaterThan(lowest.middle);
  expect(textOf(getOne("h2", section))).toBe(
    `The middle cart costs ${formatDollars(highest.middle - lowest.middle)} more in ${highest.state.name} than in ${lowest.state.name}`,
  );
});
