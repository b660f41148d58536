import { createRef } from "react";
import { describe, expect, test, vi } from "vitest";
import { mount, press, render } from "../../../ui/kit/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { nonsense } from "../../cart/test-texts.ts";
import { betterMatches, findYear } from "../../../../domain/serial-numbers/find-year.ts";
import { numberKinds } from "../../../../domain/serial-numbers/number-kinds.ts";
import {
  type KindId,
  type NumberKind,
  confidences,
} from "../../../../domain/serial-numbers/reading.ts";
import { asOfYear, kindOf } from "../../../../domain/serial-numbers/reading-samples.ts";
import { readReturnContext } from "../address.ts";
import { AnswerBoard, ConfidenceMark } from "./answer-board.tsx";

function propsFor(id: KindId, number: string, query = "") {
  const kind = kindOf(id);
  return {
    ref: { current: null },
    kind,
    reading: findYear(kind, number, asOfYear),
    betterMatches: betterMatches(kind, number, asOfYear),
    returnContext: readReturnContext(new URLSearchParams(query)),
    asOfYear,
    onChoose: () => {},
  };
}
const boardOf = (...given: Parameters<typeof propsFor>) =>
  render(<AnswerBoard {...propsFor(...given)} />);
/** The links that take a year over. */
const yearLink = "a:not([href^='/recalls'])";
const linksOf = (...given: Parameters<typeof propsFor>) => allOf(yearLink, boardOf(...given));

test.each([
  ["club-car", "Model year"],
  ["battery", "Year the battery was made"],
] as const)("before a %s number is typed, the board promises: %s", (id, title) => {
  const board = boardOf(id, "");
  expect(textOf(the("h2", board))).toBe(title);
  expect(textOf(board)).toContain("Type the number to see the year");
  expect(textOf(the("p[role=status]", board))).toBe("");
  expect(allOf("data", board)).toEqual([]);
});

test("while a number is unfinished it says to keep typing, and what is missing", () => {
  const board = boardOf("vin", "1C9CART4");
  expect(textOf(the("h2", board))).toBe("Keep typing");
  expect(allOf("data", board)).toEqual([]);
  expect(textsOf("p", board).at(-1)).not.toBe("");
});

test("a number with one year has it on tiles, its confidence, its reason, and how it was read", () => {
  const board = boardOf("club-car", "pq 0745 123456");
  expect(textOf(the("h2", board))).toBe("Model year");
  expect(the("data", board).getAttribute("value")).toBe("2007");
  expect(textOf(board)).toContain("High confidence");
  expect(textOf(board)).toContain("are the model year");
  expect(textOf(board)).toContain("Read as PQ0745-123456.");
  expect(textOf(the("p[role=status]", board))).toBe("2007, high confidence.");
});

test("a number with several years counts them", () => {
  const board = boardOf("yamaha", "J10");
  expect(textOf(the("h2", board))).toBe("Model year: 3 are possible");
  const years = allOf("data", board).map((tiles) => tiles.getAttribute("value"));
  expect(years).toEqual(["1981", "1980", "1979"]);
});

test.each([
  ["club-car", "PQ0745-123456", ["Use this year, 2007 solid"]],
  [
    "yamaha",
    "J10",
    ["Use this year, 1981 plain", "Use this year, 1980 plain", "Use this year, 1979 plain"],
  ],
  ["battery", "C4", ["Use this age: 2 years, 2024 solid", "Use this age: 5+ years, 2014 plain"]],
] as const)("the main link of a %s number %s is that of the one likeliest year: %j", (...row) => {
  const [id, number, links] = row;
  const found = linksOf(id, number).map((link) => `${textOf(link)} ${link.dataset["tone"]}`);
  expect(found).toEqual(links);
});

test("a link leads back with all that was entered and the year", () => {
  const [link] = linksOf("club-car", "PQ0745-123456", "?seats=6&from=/fl");
  expect(link!.getAttribute("href")).toBe(
    "/fl?seats=6&year=2007&make=Club+Car&model=Precedent&powertrain=electric#yearFrom=PQ0745-123456",
  );
});

describe("a number that names the model and the powertrain", () => {
  const text = (query: string) => textOf(boardOf("club-car", "BX2040-115155", query));

  test("says what the value tool gets besides the year", () => {
    expect(text("")).toContain("The value tool gets this too: Tempo, gas.");
    expect(text("?make=Club+Car&model=DS")).toContain("The value tool gets this too: gas.");
  });

  test.each(["?make=Yamaha", "?make=Club+Car&model=Tempo&powertrain=gas"])(
    "says nothing of that where all was entered before: %s",
    (query) => {
      expect(text(query)).not.toContain("gets this too");
    },
  );
});

test.each([
  ["club-car", "PQ0745-123456", true],
  ["ez-go", "2587255", true],
  ["ez-go", "C1416", false],
  ["yamaha", "JW8-313855", true],
  ["yamaha", "J10-001234", false],
  ["vin", "1C9CART43GE123456", true],
  ["vin", "1C9CART44GE123456", false],
  ["battery", "C4", false],
] as const)("a %s answer to %s has the rule's measured error: %s", (id, number, isMeasured) => {
  const said = textOf(boardOf(id, number)).includes("numbers whose year a dealer states");
  expect(said).toBe(isMeasured);
});

test.each([
  ["club-car", "PQ0745-123456", ["/recalls?make=Club+Car&year=2007#serial=PQ0745-123456"]],
  ["vin", "1C9CART43GE123456", []],
  ["battery", "C4", []],
] as const)("a %s number leads to the recalls of its make: %s", (id, number, links) => {
  const found = allOf("a[href^='/recalls']", boardOf(id, number));
  expect(found.map((link) => link.getAttribute("href"))).toEqual(links);
});

test("a doubt stands with the year, and says what to do", () => {
  const board = boardOf("vin", "1C9CART44GE123456");
  expect(textOf(board)).toContain("Likely a typing error");
  expect(the("data", board).getAttribute("value")).toBe("2016");
  expect(textOf(the("p[role=status]", board))).toMatch(/^2016, low confidence\. Likely/);
});

test("where nothing can be told it says why and what to try next, and links nowhere", () => {
  const board = boardOf("ez-go", "9999999");
  expect(textOf(the("h2", board))).toBe("Cannot tell");
  expect(textOf(board)).toContain("What to try next. Look on the same plate");
  expect(allOf("a", board)).toEqual([]);
  expect(allOf("data", board)).toEqual([]);
});

describe("another make than the number's", () => {
  const text = "Your cart is entered as Yamaha; this is how a Club Car number reads.";

  test("is said, not overruled", () => {
    const board = boardOf("club-car", "PQ0745-123456", "?make=Yamaha");
    expect(textOf(board)).toContain(text);
    expect(the(yearLink, board).getAttribute("href")).toContain("make=Yamaha");
  });

  test.each(["", "?make=", "?make=Club+Car"])("is not said of %j", (query) => {
    expect(textOf(boardOf("club-car", "PQ0745-123456", query))).not.toContain("entered as");
  });

  test("is none for a VIN, which any make has", () => {
    expect(textOf(boardOf("vin", "1C9CART43GE123456", "?make=Yamaha"))).not.toContain("entered as");
  });
});

describe("a number of another kind", () => {
  test("is offered to be read as that, and the focus goes to the board", async () => {
    const onChoose = vi.fn<(kind: NumberKind) => void>();
    const props = {
      ...propsFor("yamaha", "PQ0745-123456"),
      ref: createRef<HTMLElement>(),
      onChoose,
    };
    const board = await mount(<AnswerBoard {...props} />);
    await press("Club Car serial", board);
    expect(onChoose.mock.calls).toEqual([[kindOf("club-car")]]);
    expect(document.activeElement).toBe(the("section", board));
  });

  test("is not offered where it is read well", () => {
    expect(allOf("button", boardOf("club-car", "PQ0745-123456"))).toEqual([]);
  });
});

test("very long text and markup are text", () => {
  const board = boardOf("club-car", "<img src=x onerror=alert(1)>".repeat(20));
  expect(textOf(the("h2", board))).toBe("Cannot tell");
  expect(allOf("img", board)).toEqual([]);
});

test("the example of each kind is read, and nothing in its answer is nonsense", () => {
  const onChoose = vi.fn<() => void>();
  for (const kind of numberKinds) {
    const board = render(<AnswerBoard {...propsFor(kind.id, kind.example)} onChoose={onChoose} />);
    expect(allOf("data", board).length, kind.label).toBeGreaterThan(0);
    expect(board.innerHTML).not.toMatch(nonsense);
  }
});

test.each([
  ["high", "High confidence", ["true", "true", "true"]],
  ["medium", "Medium confidence", ["true", "true", "false"]],
  ["low", "Low confidence", ["true", "false", "false"]],
] as const)(
  "a %s confidence is called %s, beside bars that are filled: %j",
  (confidence, name, filled) => {
    const mark = render(<ConfidenceMark confidence={confidence} />);
    expect(textOf(mark)).toBe(name);
    expect(allOf("rect", mark).map((bar) => bar.getAttribute("data-filled"))).toEqual(filled);
  },
);

test("the bars grow, stand on one line, and are not read out", () => {
  const mark = render(<ConfidenceMark confidence="high" />);
  const heights = allOf("rect", mark).map((bar) => Number(bar.getAttribute("height")));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(confidences.length);
  const feet = allOf("rect", mark).map(
    (bar) => Number(bar.getAttribute("y")) + Number(bar.getAttribute("height")),
  );
  expect(new Set(feet).size).toBe(1);
  expect(the("svg", mark).getAttribute("aria-hidden")).toBe("true");
});
