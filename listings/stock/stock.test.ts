import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Read } from "./reads.ts";
import { list, sampleRead, sampleUnit, stockAfter } from "./stock.fixture.ts";
import { carryForward, lastSeenOn, readStock, stockFile, stockText } from "./stock.ts";

const [day1, day2, day3, day4] = ["2026-06-01", "2026-06-08", "2026-06-15", "2026-06-22"] as const;
const whole = (day: string, ...units: Read["units"][number][]) => sampleRead(day, { units });
const part = (day: string, ...units: Read["units"][number][]) =>
  sampleRead(day, { units, kind: "part" });
const unchanged = (day: string) => sampleRead(day, { kind: "unchanged" });
const unit = sampleUnit;

/** For each span: unit, price, and the days around and between which the unit had that price. */
function spansAfter(...reads: Read[]) {
  return stockAfter(...reads)
    .spans.map(
      (span) =>
        `${span.unit} ${span.price_usd}: ${span.not_yet_on}<${span.first_day}..${span.last_day}<${span.no_longer_on}`,
    )
    .toSorted();
}

test("a unit seen again at the same price stays one span, and the span of one that came later says when", () => {
  expect(spansAfter(whole(day1, unit("a")), whole(day2, unit("a"), unit("b")))).toEqual([
    `a 5000: <${day1}..${day2}<`,
    `b 5000: ${day1}<${day2}..${day2}<`,
  ]);
});

test("another price begins another span of the unit", () => {
  expect(
    spansAfter(
      whole(day1, unit("a", 5000)),
      whole(day2, unit("a", 4500)),
      whole(day3, unit("a", 4500)),
    ),
  ).toEqual([`a 4500: ${day1}<${day2}..${day3}<`, `a 5000: <${day1}..${day1}<${day2}`]);
});

test("a unit that a whole list no longer has is gone, and stays gone from that day", () => {
  const gone = [`a 5000: <${day1}..${day1}<${day2}`];
  expect(spansAfter(whole(day1, unit("a")), whole(day2))).toEqual(gone);
  expect(spansAfter(whole(day1, unit("a")), whole(day2), whole(day3))).toEqual(gone);
});

test("a unit that comes back at its price was never gone", () => {
  expect(spansAfter(whole(day1, unit("a")), whole(day2), whole(day3, unit("a")))).toEqual([
    `a 5000: <${day1}..${day3}<`,
  ]);
});

test("a list read only in part says nothing about the units it didn't give", () => {
  expect(spansAfter(whole(day1, unit("a")), part(day2, unit("b")))).toEqual([
    `a 5000: <${day1}..${day1}<`,
    `b 5000: ${day1}<${day2}..${day2}<`,
  ]);
});

test("a unit first seen on a list read only in part has no known first day", () => {
  expect(spansAfter(part(day1, unit("a")), whole(day2, unit("a"), unit("b")))).toEqual([
    `a 5000: <${day1}..${day2}<`,
    `b 5000: <${day2}..${day2}<`,
  ]);
});

test("a unit whose price can't be read is neither gone nor seen", () => {
  const call = sampleRead(day2, { unclear: ["a", "page"] });
  expect(spansAfter(whole(day1, unit("a"), unit("b"), unit("page 2019 EZ-GO")), call)).toEqual([
    `a 5000: <${day1}..${day1}<`,
    `b 5000: <${day1}..${day1}<${day2}`,
    `page 2019 EZ-GO 5000: <${day1}..${day1}<`,
  ]);
});

test("a cart keeps its name when others come to its page, and when they leave it", () => {
  const [alone, first, second] = [
    unit("page"),
    unit("page 2019 ezgo rxv"),
    { ...unit("page 2018 ezgo rxv", 4000), model_year: 2018 },
  ];
  const secondAlone = { ...second, unit: "page" };
  expect(
    spansAfter(whole(day1, alone), whole(day2, first, second), whole(day3, secondAlone)),
  ).toEqual([
    `page 2018 ezgo rxv 4000: ${day1}<${day2}..${day3}<`,
    `page 5000: <${day1}..${day2}<${day3}`,
  ]);
  expect(spansAfter(whole(day1, first, second), whole(day2, alone))).toEqual([
    `page 2018 ezgo rxv 4000: <${day1}..${day1}<${day2}`,
    `page 2019 ezgo rxv 5000: <${day1}..${day2}<`,
  ]);
});

test("a cart that is listed at two prices for a day isn't gone on that day", () => {
  const twice = sampleRead(day2, { unclear: ["page 2019 ezgo rxv"] });
  expect(spansAfter(whole(day1, unit("page")), twice)).toEqual([`page 5000: <${day1}..${day1}<`]);
});

test("a cart whose model year the dealer corrects is the same cart", () => {
  const corrected = { ...unit("7"), model_year: 2020 };
  const stock = stockAfter(whole(day1, unit("7")), whole(day2, corrected));
  expect(stock.spans).toMatchObject([{ unit: "7", model_year: 2020, last_day: day2 }]);
});

test("an unchanged list still has what it had when it was last read, and nothing else", () => {
  expect(
    spansAfter(whole(day1, unit("a"), unit("b")), whole(day2, unit("a")), unchanged(day3)),
  ).toEqual([`a 5000: <${day1}..${day3}<`, `b 5000: <${day1}..${day1}<${day2}`]);
  expect(spansAfter(unchanged(day1))).toEqual([]);
});

test("the days of a list are those on which it was read as a whole", () => {
  const listsAfter = (...reads: Read[]) =>
    stockAfter(...reads).lists.map(({ first_day, last_day }) => [first_day, last_day]);
  expect(listsAfter(part(day1, unit("a")))).toEqual([]);
  expect(listsAfter(part(day1, unit("a")), unchanged(day2))).toEqual([]);
  expect(listsAfter(whole(day1, unit("a")), part(day2, unit("a")))).toEqual([[day1, day1]]);
  expect(listsAfter(whole(day1, unit("a")), unchanged(day2), whole(day3))).toEqual([[day1, day3]]);
});

test("one list says nothing about another, even of the same dealer", () => {
  const other = { ...whole(day2, unit("b")), list: "https://dealer.example/new" };
  expect(spansAfter(whole(day1, unit("a")), other)).toEqual([
    `a 5000: <${day1}..${day1}<`,
    `b 5000: <${day2}..${day2}<`,
  ]);
});

test("a read that is repeated, or older than what we know of its list, changes nothing", () => {
  const reads = [whole(day2, unit("a")), part(day3, unit("b", 4000)), whole(day4, unit("b", 3900))];
  const stock = stockAfter(...reads);
  for (const read of [...reads, whole(day1, unit("c"))]) {
    expect(stockText(carryForward(stock, read))).toBe(stockText(stock));
  }
});

test("the stock comes back from its file unchanged, and the same stock gives the same bytes", () => {
  const stock = stockAfter(
    whole(day1, unit("dealer.example #7"), unit("b")),
    whole(day2, unit("dealer.example #7", 4000)),
  );
  const file = stockText(stock);
  const { problems, ...read } = readStock(file);
  expect(problems).toEqual([]);
  expect(stockText(read)).toBe(file);
  expect(read.spans).toHaveLength(3);
  const { lists, spans } = stock;
  expect(stockText({ lists, spans: spans.toReversed() })).toBe(file);
});

test.each([
  ["a cart on the front page", { units: [unit("dealer.example ")] }],
  ["an address that a spreadsheet might run", { list: `${list}?page=1,-2`, units: [unit("a")] }],
])("%s is still the same when the file is read again", (_, changes) => {
  const [first, second] = [sampleRead(day1, changes), sampleRead(day2, changes)];
  const { problems, ...stock } = readStock(stockText(stockAfter(first)));
  expect(problems).toEqual([]);
  expect(lastSeenOn(stock, first.list)?.units).toHaveLength(1);
  expect(stockText(carryForward(stock, second))).toBe(stockText(stockAfter(first, second)));
});

test("a bad row of the stock is reported with its line and the reason", () => {
  const header =
    "list,unit,make,model,model_year,condition,price_usd,first_day,last_day,not_yet_on,no_longer_on";
  const rows = [
    `${list},,,,,,,${day1},soon,,`,
    `${list},a,EZ-GO,RXV,2019,used,5000,${day1},${day2},never,`,
  ];
  expect(readStock([header, ...rows].join("\n")).problems).toEqual([
    { line: 2, reason: "last_day is not a day such as 2026-11-28" },
    { line: 3, reason: "not_yet_on is not a day such as 2026-11-28" },
  ]);
  expect(readStock("list,unit\n").problems[0]?.reason).toMatch(/^is missing the columns make, /);
});

test("the project's own stock can be read, and writing it changes nothing", () => {
  const file = readFileSync(stockFile, "utf8");
  const { problems, ...stock } = readStock(file);
  expect(problems).toEqual([]);
  expect(stockText(stock)).toBe(file);
});

describe("what a list had when it was last read", () => {
  test("a list that was never read as a whole has no last day", () => {
    expect(lastSeenOn(stockAfter(part(day1, unit("a"))), list)).toBeNull();
  });

  test("units that are gone, and earlier prices, are left out", () => {
    const stock = stockAfter(
      whole(day1, unit("a"), unit("b")),
      whole(day2, unit("a", 4000), unit("c")),
    );
    const seen = lastSeenOn(stock, list);
    expect(seen?.day).toBe(day2);
    expect(seen?.units.map(({ unit: name, price_usd }) => [name, price_usd])).toEqual([
      ["a", 4000],
      ["c", 5000],
    ]);
  });
});
