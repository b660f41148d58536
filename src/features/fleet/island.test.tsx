import { beforeEach, expect, test } from "vitest";
import { work } from "../../../domain/market/work-prices.ts";
import { formatChange } from "../../../domain/words/money.ts";
import { today } from "../../browser/clock.ts";
import { enter, mount, press } from "../../ui/kit/page.fixture.ts";
import { getAll, rowsOf, textOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { FleetTool } from "./island.tsx";
import { readSheet, valueSheet } from "./model.ts";
import { lithiumText, packsHeading, returnText, usualPackCost } from "./text.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (page: HTMLElement) => getOne<HTMLTextAreaElement>("textarea", page);
/** The heading, without the part about what each cart brings. */
const heading = (page: HTMLElement) => textOf(getOne("h1", page)).split(", about")[0];

/** Mounts the tool and waits until its carts are counted. */
async function valued(text: string, count: string): Promise<HTMLElement> {
  const page = await mount(<FleetTool />);
  await enter(text, field(page));
  await press("Value the Carts", page);
  await expect.poll(() => heading(page)).toBe(count);
  return page;
}

test("fixing a line values it and keeps the pasted text", async () => {
  const page = await valued("2018,Club Car,Precedent\n20I8,EZ-GO,RXV", "1 cart");
  await enter("2018", getOne<HTMLInputElement>("[aria-invalid]", page));
  await press("Fix line 2", page);
  await expect.poll(() => heading(page)).toBe("2 carts");
  expect(field(page).value).toBe("2018,Club Car,Precedent\n20I8,EZ-GO,RXV");
  expect(getAll("[aria-invalid]", page)).toEqual([]);
});

test("editing the text after it was valued is pointed out", async () => {
  const page = await valued("2018,EZ-GO,RXV", "1 cart");
  await enter("2020,Yamaha,Drive2", field(page));
  expect(textOf(page)).toContain("The text has changed. Value the carts again.");
});

test("rejected text stays in its field, and the previous carts stay on the sign", async () => {
  const page = await valued("2018,EZ-GO,RXV", "1 cart");
  await enter('2018,"EZ-GO', field(page));
  await press("Value the Carts", page);
  await expect.poll(() => textOf(page)).toContain("near line 1");
  expect(field(page).value).toBe('2018,"EZ-GO');
  expect(heading(page)).toBe("1 cart");
});

test("the page removes a copy of the carts that an earlier version stored", async () => {
  localStorage.setItem("fleet", '{"version":2,"text":"2018,EZ-GO,RXV"}');
  await mount(<FleetTool />);
  expect(localStorage.getItem("fleet")).toBeNull();
});

const packs = { carts: 10, askGain: 5000, tradeInGain: 4250, lithiumCarts: 0 };

test.each<[number | null, RegExp]>([
  [1350, /don’t pay back: you’d be \$8,500 behind, getting back 37¢ on the dollar\. .*sell these/],
  [500, /pay back if .*you’d be even/],
  [100, /pay back if you sell them yourself: you’d be \$4,000 ahead/],
  [0, /you’d be \$5,000 ahead/],
  [null, /^Enter the cost in dollars/],
])("the message says whether new packs at $%s a cart pay back", (cost, text) => {
  expect(returnText(packs, cost)).toMatch(text);
});

test("a table says what new packs add, and what is left of that after their cost", async () => {
  const page = await valued("2018,Club Car,Precedent,2,electric,good,5,no,3", "3 carts");
  const table = getOne("[aria-label='What new batteries bring']", page);
  const sheet = await readSheet(new Blob([field(page).value]), "", today());
  if ("refusal" in sheet) throw new Error(sheet.refusal);
  const { packs: sums } = (await valueSheet(sheet, today())).totals;
  const rowsAt = (cost: number) =>
    [
      ["Sell them yourself", sums.askGain],
      ["Trade them in", sums.tradeInGain],
    ].map(([name, gain]) => [
      name,
      formatChange(Number(gain)),
      formatChange(Number(gain) - 3 * cost),
    ]);
  expect(rowsOf(table).slice(1)).toEqual(rowsAt(usualPackCost(work.batteries)));
  const costField = getOne<HTMLInputElement>("[inputmode=decimal]", page);
  await enter("100", costField);
  expect(rowsOf(table).slice(1)).toEqual(rowsAt(100));
  await enter("?", costField);
  expect(
    rowsOf(table)
      .slice(1)
      .map((cells) => cells.at(-1)),
  ).toEqual(["–", "–"]);
});

test("each row's bar goes from its trade-in to what dealers ask, on a scale for all rows", async () => {
  const page = await valued(
    "2018,Club Car,Precedent,2,electric,good,2,no,4\n2020,Yamaha,Drive2,2,gas,good,,no,1",
    "5 carts",
  );
  const table = getOne("[aria-label='Model by model']", page);
  const dollars = (text: string) => Number(/^\$([\d,]+)/.exec(text)![1]!.replaceAll(",", ""));
  const rows = rowsOf(table)
    .slice(1, 3)
    .map(([, from, , to]) => [dollars(from!), dollars(to!)] as const);
  const end = Math.max(...rows.map(([, to]) => to));
  const places = getAll("tbody i", table).map(({ style }) =>
    ["--x", "--w"].map((name) => Number(style.getPropertyValue(name))),
  );
  expect(places).toHaveLength(2);
  for (const [index, [from, to]] of rows.entries()) {
    expect(places[index]![0]).toBeCloseTo((100 * from) / end, 1);
    expect(places[index]![1]).toBeCloseTo((100 * (to - from)) / end, 1);
  }
  expect(getAll("tbody svg", table)).toHaveLength(2);
});

test("the columns are folded away unless there is something to say about them", async () => {
  const folded = await valued("Year,Make,Model,Seats,Power\n2018,EZ-GO,RXV,2,electric", "1 cart");
  expect(textOf(getOne("[aria-label='How we read your columns'] summary", folded))).toBe(
    "How we read your columns all 5 of them",
  );
  sessionStorage.clear();
  const page = await valued(
    "Year,Make,Model,Seats,Power,Lot\n2018,EZ-GO,RXV,2,electric,7",
    "1 cart",
  );
  expect(textOf(getOne("[aria-labelledby=columns]", page))).toContain("Not used");
  expect(getAll("[aria-labelledby=columns] details", page)).toEqual([]);
});

test.each([
  [10, 1350, "New batteries would cost $13,500 and add $5,000"],
  [10, null, "New batteries would add $5,000"],
  [0, 1350, "No lead-acid pack is listed as older than two years"],
])("the heading for %i old packs at $%s each is %j", (carts, cost, text) => {
  expect(packsHeading({ ...packs, carts }, cost)).toBe(text);
});

test("identical carts share a row, and the last row has the totals", async () => {
  const page = await valued(
    "2018,Club Car,Precedent\n2020,Yamaha,Drive2,2,gas\n2018,Club Car,Precedent,2,electric,good,2,no,3",
    "5 carts",
  );
  const names = rowsOf(getOne("[aria-label='Model by model']", page)).map(([name]) => name);
  expect(names).toEqual([
    "Carts",
    "4 × 2018 Club Car Precedent2 seats · electric · good · 2-yr batteriesSeats, powertrain, condition, and battery age assumed for some of them",
    "1 × 2020 Yamaha Drive22 seats · gas · goodCondition assumed",
    "5 carts",
  ]);
});

test("the message about a single old pack speaks of one cart", () => {
  const one = { carts: 1, askGain: 400, tradeInGain: 350, lithiumCarts: 0 };
  expect(returnText(one, 1350)).toMatch(/ sell this cart as it is\.$/);
  expect(returnText(one, 100)).toMatch(/ sell it yourself: /);
});

test("the usual pack cost is the middle of the price range, and lithium packs are left out", () => {
  expect(usualPackCost({ low: 1200, high: 1500 })).toBe(1350);
  expect(lithiumText(1, { low: 2200, high: 3500 })).toMatch(/^1 cart .* is not counted: .*\$2,200/);
  expect(lithiumText(2, { low: 2200, high: 3500 })).toMatch(/^2 carts .* are not counted/);
});
