import { describe, expect, test } from "vitest";
import { render } from "../../ui/kit/page.fixture.ts";
import { getAll, linksIn, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { stateProfiles } from "../../../domain/catalogue/state-profiles.ts";
import { type LawQuestion, lawQuestions, stateLaw } from "../../../domain/catalogue/state-law.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { type AskingSummary, askingSummary, dealersOf } from "../../market/asking-prices.ts";
import { Amount } from "../../ui/masthead/tool.tsx";
import { usedListings } from "../../market/listings.data.ts";
import { countIn, everywhere, usedListingsIn, pricesOf } from "./figures.ts";
import { StateMap, StatesHead } from "./parts/states-head.tsx";
import { Places, StatePrices } from "./parts/places.tsx";
import { PriceHeading, StateFacts, StateRoads } from "./parts/facts.tsx";
import { RoadLaw } from "./parts/road-law.tsx";
import { signOf } from "./road-signs.ts";
import {
  codeOf,
  drivingText,
  gistOf,
  groupOf,
  isDoubtful,
  isUnknown,
  placeFigure,
  readingText,
  sentencesBelow,
  sentencesOf,
  tagOf,
  topicNames,
  wordOf,
} from "./text.ts";

const lawsOf = (code: string) =>
  Object.values(stateLaw[code]!).map(({ source }) => source?.url ?? "");
const stateByCode = (code: string) => states.find((state) => state.code === code)!;
const factsOf = (code: string) => render(<StateFacts state={stateByCode(code)} />);
const lawOf = (code: string) => render(<RoadLaw state={stateByCode(code)} />);
const pageOf = (code: string) =>
  render(
    <>
      <RoadLaw state={stateByCode(code)} />
      <StateFacts state={stateByCode(code)} />
      <StateRoads state={stateByCode(code)} />
    </>,
  );
const signList = ":scope > ul > li > :first-child";
const gistList = ":scope > ul > li > :last-child";
const headingOf = (code: string, summary: AskingSummary) =>
  textOf(render(<PriceHeading state={stateByCode(code)} summary={summary} />));
const figureOf = (code: string) => {
  const summary = askingSummary(usedListingsIn(stateByCode(code)));
  const { amount, text } = placeFigure(stateByCode(code), summary);
  return `${textOf(render(<Amount amount={amount} />))} ${text}`;
};

describe("a state's page", () => {
  test("a state's page links to its agency, the federal rule, its neighbors, and the guides", () => {
    const { agency, neighbors } = stateProfiles["ga"]!;
    const links = linksIn(pageOf("ga")).filter(([, href]) => !lawsOf("ga").includes(href));
    const addresses = links.map(([, href]) => href);
    expect(links).toContainEqual([agency.name, agency.url]);
    expect(pageOf("ga").textContent).toMatch(
      / \(we last read the site on [A-Z][a-z]+ \d+, 20\d\d\)\./,
    );
    expect(addresses).toContainEqual(
      expect.stringMatching(/^https:\/\/www\.ecfr\.gov\/.*571\.500$/),
    );
    const ways = ["/states", "/papers", "/buying-guide", "/selling-tips", "/trade-in-guide"];
    expect(addresses).toEqual(expect.arrayContaining([...ways, "/check-a-price"]));
    for (const code of neighbors)
      expect(links).toContainEqual([stateByCode(code).name, `/${code}`]);
  });

  test("a state's page has a sign for each answer, what it means, and how sure it is", () => {
    for (const { code, name } of states) {
      const page = lawOf(code);
      const law = stateLaw[code]!;
      const boards = textsOf(signList, page);
      expect(boards, name).toHaveLength(lawQuestions.length);
      const gists = getAll(gistList, page);
      for (const [index, question] of lawQuestions.entries()) {
        const answer = law[question];
        const { above, word, below } = signOf(question, answer, code);
        expect(boards[index]).toBe(
          `${topicNames[question]}: ${[above, word, below].filter(Boolean).join(" ")}`.replace(
            "\u00A0",
            " ",
          ),
        );
        const gist = gists[index]!;
        expect(textsOf("b", gist)).toEqual([topicNames[question]]);
        expect(textsOf("p", gist)).toEqual(sentencesBelow(question, answer));
        const tags = answer.confidence === "unknown" ? [] : [tagOf(answer)];
        expect(textsOf("small", gist)).toEqual(tags);
        const { source, citation } = answer;
        if (source?.url) {
          expect(linksIn(page)).toContainEqual([source.title, source.url]);
        }
        if (tags.length > 0) expect(linksIn(gist)).toEqual([[tags[0], source?.url ?? "#law"]]);
        if (citation !== undefined) expect(textOf(getOne("details", page))).toContain(citation);
      }
    }
  });

  test("each sign for what we don't know leads to whom to ask, and the words beside it say what to ask", () => {
    for (const { code } of states) {
      const signs = getAll(`${signList} a`, lawOf(code));
      const doubtful = lawQuestions.filter((question) => isDoubtful(stateLaw[code]![question]));
      expect(signs.map(textOf), code).toEqual(doubtful.map(() => "Ask first"));
      for (const sign of signs) expect(sign.getAttribute("href")).toBe("#ask");
      const { name, url } = stateProfiles[code]!.agency;
      const whom = getOne("#ask", pageOf(code));
      expect(textOf(whom)).toContain(name);
      if (url !== null) expect(linksIn(whom)).toContainEqual([name, url]);
    }
    expect(textsOf(`${gistList} p`, lawOf("gu"))).toEqual([
      "We looked, and found no rule for golf carts.",
      "Ask which streets a golf cart may use.",
      "You need a valid license to drive a motor vehicle on a highway.",
      "Ask whether the cart needs a plate, a permit, or insurance.",
      "Ask which roads a low-speed vehicle may use.",
      "Ask which papers change hands, and whether sales tax is due.",
    ]);
  });

  test("a state's page lists required equipment where we know it, and its source in the fold", () => {
    for (const { code } of states) {
      const { equipment } = stateLaw[code]!;
      const paragraphs = textsOf("#ask p", pageOf(code));
      if (equipment) expect(paragraphs, code).toContain(equipment.answer);
      else expect(textsOf("#ask h2", pageOf(code))).not.toContain("What a cart must carry");
    }
    expect(textOf(getOne("details", lawOf("fl")))).toContain(
      "Equipment: Fla. Stat. 316.212(5), (6), (8).",
    );
  });

  test("an answer from an old source is tagged with its year", () => {
    const tagIn = (code: string, question: LawQuestion) => tagOf(stateLaw[code]![question]);
    expect(tagIn("ga", "roads")).toBe("From a source dated 2014");
    expect(tagIn("co", "roads")).toBe("Read in the law of 2021");
    expect(tagIn("mi", "lsv")).toBe("From a source dated about 2006");
    expect(tagIn("ut", "roads")).toBe("Read in the law");
    expect(tagIn("nc", "plate")).toBe("Read in the law");
  });

  test("a line below the signs counts the answers that we read in the law", () => {
    expect(readingText(stateLaw["fl"]!)).toBe(
      "We checked four of these five answers against the law itself.",
    );
    expect(readingText(stateLaw["mp"]!)).toBe(
      "We checked none of these five answers against the law itself.",
    );
  });

  test("an answer's first sentence is its gist if it is short", () => {
    expect(gistOf("roads", stateLaw["wy"]!.roads)).toBe("Yes, except interstates.");
    expect(gistOf("lsv", stateLaw["az"]!.lsv)).toBe(
      "A low-speed vehicle may use roads posted at 35 mph or less.",
    );
    expect(gistOf("roads", stateLaw["fl"]!.roads)).toBe(
      "Only on roads that your city or county has opened to golf carts.",
    );
    for (const { code } of states) {
      for (const question of lawQuestions) {
        const gist = gistOf(question, stateLaw[code]![question]);
        expect(gist, `${code} ${question}`).toMatch(/^[A-Z].*\.$/);
        expect(gist.length).toBeLessThanOrEqual(125);
      }
    }
    expect(sentencesOf(stateLaw["az"]!.roads)[0]).toMatch(/^Yes\. A golf cart .* road\.$/);
    expect(sentencesOf(stateLaw["fl"]!.sale)[0]).toMatch(/^No sales tax .* will do\.$/);
  });

  test("a state's page has every sentence of every answer once", () => {
    for (const { code } of states) {
      const page = pageOf(code).textContent;
      for (const { answer } of Object.values(stateLaw[code]!)) {
        for (const sentence of answer.split(/(?<=[a-z\d%)]\.) (?=[A-Z])/)) {
          if (sentence !== "") expect(page.split(sentence), `${code} ${sentence}`).toHaveLength(2);
        }
      }
    }
  });

  test("a state's page says whom to ask", () => {
    for (const { code } of states) {
      expect(linksIn(lawOf(code))).toContainEqual(["whom to ask", "#ask"]);
    }
    expect(getOne("#ask", pageOf("vi")).textContent).toContain(stateProfiles["vi"]!.agency.name);
  });

  test("what a territory's page says about the law and its prices mentions no counties and no state", () => {
    for (const { code } of states.filter(({ territory }) => territory)) {
      const heads = [...textsOf("h2", pageOf(code)), ...textsOf(gistList, lawOf(code))].join(" ");
      expect(heads).not.toMatch(/\b(?:county|state)\b/i);
      expect(figureOf(code) + drivingText(stateByCode(code))).not.toMatch(
        /\b(?:county|state|city)\b/i,
      );
    }
  });

  test("a state's page compares its asking prices with all listings if there are enough", () => {
    const page = factsOf("fl");
    expect(textsOf("figure > div > b", page)).toEqual([
      `Florida, ${usedListingsIn(stateByCode("fl")).length} carts`,
      `Nationwide, ${usedListings.length.toLocaleString("en-US")} carts`,
    ]);
    expect(textOf(getOne("figure", page))).toMatch(
      /Eight in ten are listed at \$[\d,]+ to \$[\d,]+ in Florida, \$[\d,]+ to \$[\d,]+ nationwide\./,
    );
    expect(textOf(factsOf("tx"))).toMatch(/ to \$[\d,]+ in Texas, as they are nationwide\./);
  });

  test("a state's page with too few listings says so and gives prices everywhere", () => {
    const amount = formatDollars(everywhere.middle);
    const start = `${amount} is the middle asking price nationwide. We have`;
    expect(figureOf("wy")).toBe(`${start} no prices from Wyoming yet.`);
    const few = states.find((state) => countIn(state) > 0 && usedListingsIn(state).length < 10)!;
    expect(figureOf(few.code)).toBe(`${start} too few from ${few.name} to compare.`);
    expect(textsOf("h2", pageOf("wy"))).toContainEqual(
      expect.stringMatching(/^Eight in ten used carts are listed at \$[\d,]+ to \$[\d,]+$/),
    );
    expect(textsOf("h2", pageOf("fl")).join(" ")).not.toContain("Eight in ten");
  });

  test.each(states.filter((state) => dealersOf(usedListingsIn(state)).length > 1))(
    "most of the carts from $name are the named dealer's",
    (state) => {
      const local = usedListingsIn(state);
      expect(dealersOf(local)[0]!.count).toBeGreaterThan(local.length / 2);
    },
  );

  test("a state's page names the dealer whose prices it shows and accepts no liability", () => {
    expect(textOf(factsOf("fl"))).toContain(
      "The carts in Florida are mostly from one dealer, Tigon Golf Carts, so don’t read them as an average.",
    );
    expect(textOf(factsOf("pa"))).toContain("The carts in Pennsylvania are from one dealer");
    expect(pageOf("fl").textContent).toContain("we accept no liability");
  });

  test("the head of a state's page has its middle price and where a cart may be driven", () => {
    expect(figureOf("fl")).toMatch(
      /^\$[\d,]+ is the middle asking price of \d+ used carts in Florida\.$/,
    );
    expect(drivingText(stateByCode("wy"))).toBe("You may drive a golf cart on most roads.");
    expect(drivingText(stateByCode("ny"))).toBe(
      "You may not drive an ordinary golf cart on public roads.",
    );
    expect(drivingText(stateByCode("vi"))).toMatch(
      /^We haven’t read .* so ask before you drive\.$/,
    );
  });

  test("the heading of few prices makes no finding", () => {
    const summary = { ...everywhere, count: 14, middle: 3800 };
    expect(headingOf("tx", summary)).toBe("What 14 used carts in Texas are listed for");
  });

  test("a middle price within 5% counts as the same", () => {
    const headingAt = (share: number) =>
      headingOf("fl", { ...everywhere, middle: Math.round(everywhere.middle * share) });
    expect(headingAt(1.04)).toBe("Carts in Florida are priced like those nationwide");
    expect(headingAt(1.1)).toMatch(
      /^A typical used cart costs \$[\d,]+ more in Florida than across the country$/,
    );
    expect(headingAt(0.9)).toMatch(/ less in Florida /);
  });
});

describe("the map", () => {
  const map = render(<StateMap />);
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
    expect(textOf(getOne("h1", head))).toBe(
      `Where can you drive a golf cart? In ${counts[0]} of ${states.length} states and territories, your city or county decides`,
    );
  });
});

describe("the table of places", () => {
  /** What screen readers get besides the word. */
  const hidden: Readonly<Record<string, string>> = {
    "not read": ", not read yet",
    "no rule found": ", no rule found",
  };
  const page = render(<Places />);
  const rows = getAll("table:not(.rows) tbody tr", page);
  const rowOf = (code: string) => rows.find((row) => linksIn(row)[0]![1] === `/${code}`)!;

  test("the table of places has five words for each place and links to its page", () => {
    expect(rows.flatMap((row) => linksIn(row))).toEqual(
      states.map(({ code, name }) => [name, `/${code}`]),
    );
    for (const { code } of states) {
      expect(textsOf("td", rowOf(code))).toEqual(
        lawQuestions.map((question) => {
          const answer = stateLaw[code]![question];
          return codeOf(question, answer) + (hidden[answer.short] ?? "");
        }),
      );
    }
    expect(textsOf("h2", page)).toContain("Territories");
  });

  test("every cell in the table of places shows one word, so that no row wraps", () => {
    const codes = new Set<string>();
    for (const cell of rows.flatMap((row) => getAll("td", row))) {
      const [unseen = ""] = textsOf(".visually-hidden", cell);
      const code = textOf(cell).replace(unseen, "").trim();
      expect(code).toMatch(/^(?:\S{1,10}|\d\d mph)$/);
      codes.add(code);
    }
    const explained = textsOf("details dt", page);
    for (const code of ["local", "golf", "some", "none", "depends"]) {
      expect([...codes]).toContain(code);
      expect(explained).toContain(code);
    }
  });

  test("an answer that the map has a mark for shows it beside its word", () => {
    const marksOf = (code: string) =>
      getAll("td", rowOf(code)).map((cell) => [
        cell.querySelector("svg")?.dataset["group"] ?? null,
        textOf(cell),
      ]);
    expect(marksOf("ma").slice(0, 3)).toEqual([
      ["none", "no"],
      ["none", "no"],
      ["none", "no"],
    ]);
    expect(marksOf("ar").slice(0, 3)).toEqual([
      ["local", "local"],
      ["local", "local"],
      [null, "none"],
    ]);
    expect(marksOf("ak").slice(0, 2)).toEqual([
      ["unknown", "ask, no rule found"],
      [null, "ask, not read yet"],
    ]);
    expect(marksOf("nd")[0]).toEqual(["local", "golf"]);
    expect(marksOf("wv")[0]).toEqual(["local", "local?"]);
    for (const svg of rows.flatMap((row) => getAll("td svg", row))) {
      expect(svg.getAttribute("aria-hidden")).toBe("true");
    }
  });

  test("a paper that a city requires is named beside the city's mark", () => {
    const plates = new Map(rows.map((row) => [textOf(getOne("th", row)), getAll("td", row)[2]!]));
    for (const [name, paper] of [
      ["Kentucky", "permit"],
      ["Mississippi", "decal"],
    ] as const) {
      const cell = plates.get(name)!;
      expect([textOf(cell), getOne("svg", cell).dataset["group"]]).toEqual([paper, "local"]);
    }
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
    expect(cells.filter(([, driver]) => /^license$/.test(driver!))).toHaveLength(Number(licenses));
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
    `Used carts are listed highest in ${highest.state.name}, lowest in ${lowest.state.name}`,
  );
});
