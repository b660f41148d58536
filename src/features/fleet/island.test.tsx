import { beforeEach, expect, test } from "vitest";
import { enter, mount, press, render } from "../../ui/kit/test-page.ts";
import { allOf, textOf, the } from "../../ui/kit/test-queries.ts";
import { Fleet, lithiumText, returnText, usualPackCost } from "./island.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (page: HTMLElement) => the<HTMLTextAreaElement>("textarea", page);
const heading = (page: HTMLElement) => textOf(the("section[aria-label='Fleet result'] h2", page));

/** The tool with the fleet of these lines, once its carts are counted. */
async function valued(text: string, count: string): Promise<HTMLElement> {
  const page = await mount(<Fleet />);
  await enter(text, field(page));
  await press("Value the Carts", page);
  await expect.poll(() => heading(page)).toBe(count);
  return page;
}

test("the page says what it needs without scripts", () => {
  expect(textOf(render(<Fleet />))).toContain("needs JavaScript");
});

test("carts are valued as they are pasted, and the field shows what was fixed", async () => {
  const page = await valued("2018,Club Car,Precedent\n20I8,EZ-GO,RXV", "1 cart");
  const wrong = the<HTMLInputElement>("[aria-invalid]", page);
  await enter("2018", wrong);
  await press("Fix line 2", page);
  await expect.poll(() => heading(page)).toBe("2 carts");
  expect(field(page).value).toBe("2018,Club Car,Precedent\n2018,EZ-GO,RXV\n");
  expect(allOf("[aria-invalid]", page)).toEqual([]);
});

test("text that is being typed is not replaced by what was fixed", async () => {
  const page = await valued("20I8,EZ-GO,RXV\n2018,EZ-GO,RXV", "1 cart");
  await enter("2020,Yamaha,Drive2", field(page));
  await enter("2018", the<HTMLInputElement>("[aria-invalid]", page));
  await press("Fix line 1", page);
  await expect.poll(() => heading(page)).toBe("2 carts");
  expect(field(page).value).toBe("2020,Yamaha,Drive2");
  expect(textOf(page)).toContain("The text has changed. Value the carts again.");
});

test("a fleet is there again when the page is opened again", async () => {
  await valued("2018,Club Car,Precedent", "1 cart");
  const again = await mount(<Fleet />);
  await expect.poll(() => heading(again)).toBe("1 cart");
  expect(textOf(again)).not.toContain("were replaced");
});

const packs = { carts: 10, gain: 5000, tradeInGain: 4250, lithiumCarts: 0 };

test.each<[number | null, RegExp]>([
  [
    1350,
    /costs \$13,500 and adds \$5,000 .*It doesn’t pay back: you’d be \$8,500 behind, with 37¢/,
  ],
  [500, /you’d be even/],
  [100, /It pays back: you’d be \$4,000 ahead/],
  [0, /you’d be \$5,000 ahead/],
  [null, /^Enter the cost in dollars/],
])("at a cost of %s for each cart, a sentence says whether new packs pay back", (cost, text) => {
  expect(returnText(packs, cost)).toMatch(text);
});

test("the usual cost is the middle of the prices, and lithium packs are left out by name", () => {
  expect(usualPackCost({ low: 1200, high: 1500 })).toBe(1350);
  expect(lithiumText(1, { low: 2200, high: 3500 })).toMatch(/^1 cart .* is not counted: .*\$2,200/);
  expect(lithiumText(2, { low: 2200, high: 3500 })).toMatch(/^2 carts .* are not counted/);
});
