import { describe, expect, test, vi } from "vitest";
import { betterMatches, findYear } from "../../../domain/serial-numbers/find-year.ts";
import { numberKinds } from "../../../domain/serial-numbers/number-kinds.ts";
import type { KindId, NumberKind } from "../../../domain/serial-numbers/number-kind.ts";
import { asOfYear, kindOf } from "../../../domain/serial-numbers/reading-samples.ts";
import { nonsense, rendered } from "../cart/test-markup.ts";
import { live } from "../cart/test-press.ts";
import { readReturnContext } from "./address.ts";
import { AnswerBoard } from "./answer-board.tsx";

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
  rendered(AnswerBoard, propsFor(...given));
const linksOf = (...given: Parameters<typeof propsFor>) => boardOf(...given).all("a");

describe("before a number is typed", () => {
  test.each([
    ["club-car", "Model year"],
    ["battery", "Year the battery was made"],
  ] as const)("a %s number promises: %s", (id, title) => {
    const board = boardOf(id, "");
    expect(board.one("h2").text).toBe(title);
    expect(board.text).toContain("appear here at once");
    expect(board.one("p", { role: "status" }).text).toBe("");
    expect(board.all("data")).toEqual([]);
  });
});

test("while a number is unfinished it says to keep typing, and what is missing", () => {
  const board = boardOf("vin", "1C9CART4");
  expect(board.one("h2").text).toBe("Keep typing");
  expect(board.all("data")).toEqual([]);
  expect(board.texts("p").at(-1)).not.toBe("");
});

describe("a number with one year", () => {
  const board = boardOf("club-car", "pq 1645 123456");

  test("has the year on tiles, its confidence, and its reason", () => {
    expect(board.one("h2").text).toBe("Model year");
    expect(board.one("data").attribute("value")).toBe("2016");
    expect(board.text).toContain("High confidence");
    expect(board.text).toContain("are the model year");
    expect(board.one("p", { role: "status" }).text).toBe("2016, high confidence.");
  });

  test("says how it was read", () => {
    expect(board.text).toContain("Read as PQ1645-123456.");
  });

  test("is taken over by the page's main link", () => {
    expect(board.one("a").text).toBe("Use this year, 2016");
    expect(board.one("a").attribute("data-tone")).toBe("solid");
  });
});

describe("a number with several years", () => {
  test("counts them, and each has a link of its own", () => {
    const board = boardOf("yamaha", "J10");
    expect(board.one("h2").text).toBe("Model year: 3 are possible");
    expect(board.all("data").map((tiles) => tiles.attribute("value"))).toEqual([
      "1981",
      "1980",
      "1979",
    ]);
    expect(board.texts("a")).toEqual([
      "Use this year, 1981",
      "Use this year, 1980",
      "Use this year, 1979",
    ]);
  });

  test("that are equally likely have no main link among them", () => {
    const tones = linksOf("yamaha", "J10").map((link) => link.attribute("data-tone"));
    expect(tones).toEqual(["plain", "plain", "plain"]);
  });

  test("has the likelier one first, and its link is the main one", () => {
    const links = linksOf("battery", "C4");
    expect(links.map((link) => [link.text, link.attribute("data-tone")])).toEqual([
      ["Use this age: 2 years, 2024", "solid"],
      ["Use this age: 5+ years, 2014", "plain"],
    ]);
  });
});

test("a link leads back with all that was entered and the year", () => {
  const [link] = linksOf("club-car", "PQ1645-123456", "?seats=6&from=/fl");
  expect(link!.attribute("href")).toBe("/fl?seats=6&year=2016&make=Club+Car&model=Precedent");
});

test("a doubt stands with the year, and says what to do", () => {
  const board = boardOf("vin", "1C9CART44GE123456");
  expect(board.text).toContain("Likely a typing error");
  expect(board.one("data").attribute("value")).toBe("2016");
  expect(board.one("p", { role: "status" }).text).toMatch(/^2016, low confidence\. Likely/);
});

test("where nothing can be told it says why and what to try next, and links nowhere", () => {
  const board = boardOf("ez-go", "1234567");
  expect(board.one("h2").text).toBe("Cannot tell");
  expect(board.text).toContain("What to try next. Look on the same plate");
  expect(board.all("a")).toEqual([]);
  expect(board.all("data")).toEqual([]);
});

describe("another make than the number's", () => {
  const text = "Your cart is entered as Yamaha; this is how a Club Car number reads.";

  test("is said, not overruled", () => {
    const board = boardOf("club-car", "PQ1645-123456", "?make=Yamaha");
    expect(board.text).toContain(text);
    expect(board.one("a").attribute("href")).toContain("make=Yamaha");
  });

  test.each(["", "?make=", "?make=Club+Car"])("is not said of %j", (query) => {
    expect(boardOf("club-car", "PQ1645-123456", query).text).not.toContain("entered as");
  });

  test("is none for a VIN, which any make has", () => {
    expect(boardOf("vin", "1C9CART43GE123456", "?make=Yamaha").text).not.toContain("entered as");
  });
});

describe("a number of another kind", () => {
  test("is offered to be read as that, and the focus goes to the board", () => {
    const chosen: string[] = [];
    const props = {
      ...propsFor("yamaha", "PQ1645-123456"),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only its focus is asked for
      ref: { current: { focus: () => chosen.push("focus") } as unknown as HTMLElement },
      onChoose: ({ id }: NumberKind) => chosen.push(id),
    };
    live(AnswerBoard, props).press("Club Car serial");
    expect(chosen).toEqual(["club-car", "focus"]);
  });

  test("is not offered where it is read well", () => {
    expect(boardOf("club-car", "PQ1645-123456").all("button")).toEqual([]);
  });
});

test("very long text and markup are text", () => {
  const board = boardOf("club-car", "<img src=x onerror=alert(1)>".repeat(20));
  expect(board.one("h2").text).toBe("Cannot tell");
  expect(board.all("img")).toEqual([]);
});

test("the example of each kind is read, and nothing in its answer is nonsense", () => {
  const onChoose = vi.fn<() => void>();
  for (const kind of numberKinds) {
    const board = rendered(AnswerBoard, { ...propsFor(kind.id, kind.example), onChoose });
    expect(board.all("data").length, kind.label).toBeGreaterThan(0);
    expect(board.html).not.toMatch(nonsense);
  }
});
