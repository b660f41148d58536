import { counts } from "../../src/site/pages.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, setTextSize, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

test("the year labels span the whole width of a make's chart", async ({ page }) => {
  await page.goto("/cushman");
  const figure = page.getByRole("figure").filter({ hasText: "Each dot is an asking price" });
  const years = figure.locator("[data-axis=years]");
  const [first, last, chart] = await Promise.all(
    [years.first(), years.last(), figure.getByRole("img")].map((each) => each.boundingBox()),
  );
  expect(first!.x).toBeLessThan(chart!.x + 20);
  expect(last!.x + last!.width).toBeGreaterThan(chart!.x + chart!.width - 20);
});

test("the labels of a state's price axis are on one line", async ({ page }) => {
  await page.goto("/fl");
  const labels = page.locator("figure text").filter({ hasText: /^\$\d+k?$/ });
  expect(await labels.count()).toBeGreaterThan(3);
  for (const label of await labels.all()) {
    const { height } = (await label.boundingBox())!;
    expect(height).toBeLessThan(30);
  }
});

test("the table of states is short on a phone, and readable in large text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/states");
  await expectAccessible(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6500);
  const maine = page.getByRole("row", { name: /^Maine / });
  const [streets, ...others] = await maine.getByRole("cell").all();
  const top = (await streets!.boundingBox())!;
  let end = 0;
  for (const other of others) {
    const { x, y, width } = (await other.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(top.y + top.height - 2);
    // The answers don't touch.
    expect(x).toBeGreaterThan(end + 6);
    end = x + width;
  }
  expect(end).toBeLessThanOrEqual(390);
  await setTextSize(page, 200);
  const row = page.getByRole("row", { name: /^Wyoming / });
  const [place, ...answers] = await row.getByRole("rowheader").or(row.getByRole("cell")).all();
  let above = (await place!.boundingBox())!;
  expect(answers).toHaveLength(5);
  for (const answer of answers) {
    const box = (await answer.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
    above = box;
  }
});

test("in large text on a phone, a state's signs stand one below another", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fl");
  await setTextSize(page, 200);
  const signs = page.getByRole("list").filter({ hasText: "Streets: Opened" }).getByRole("listitem");
  await expect(signs).toHaveCount(5);
  let bottom = 0;
  for (const sign of await signs.all()) {
    const { x, y, width, height } = (await sign.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(bottom);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    bottom = y + height;
  }
});

test("a state that gets the focus is not hidden under the table's headings", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/states");
  await page.getByRole("link", { name: "Wyoming" }).first().focus();
  for (let back = 0; back < 20; back += 1) {
    await page.keyboard.press("Shift+Tab");
    const isOnTop = await page.evaluate(() => {
      const { left, top, width } = document.activeElement!.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + 4);
      return document.activeElement!.contains(found);
    });
    expect(isOnTop).toBe(true);
  }
});

for (const [code, fact, driving] of [
  [
    "fl",
    /^\$[\d,]+ is the middle asking price of \d+ used carts in Florida\.$/,
    /^You may drive a golf cart only where/,
  ],
  ["wy", /We have no prices from Wyoming yet\.$/, "You may drive a golf cart on most roads."],
  [
    "az",
    /^\$[\d,]+ is the middle asking price of \d+ used carts in Arizona\.$/,
    "With a plate, some golf carts may use some streets.",
  ],
  ["pr", /We have no prices from Puerto Rico yet\.$/, /so ask before you drive\.$/],
] as const) {
  test(`the first screen of /${code} has a price, the road law, and all its signs`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/${code}`);
      await expect(page.getByText(fact)).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(driving)).toBeInViewport({ ratio: 1 });
      const signs = page
        .getByRole("list")
        .filter({ hasText: "Streets: " })
        .getByRole("listitem")
        .locator("> :first-child");
      await expect(signs).toHaveCount(5);
      for (const sign of await signs.all()) await expect(sign).toBeInViewport({ ratio: 1 });
    }
  });
}

test("a state's form is open below its signs, and the signs follow the answer", async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const tool = await openTool(page, "/fl");
    const signs = page.getByRole("list").filter({ hasText: "Streets: " });
    const form = page.getByRole("heading", { name: "Enter Cart Details" });
    const yOf = async (part: typeof form) => (await part.boundingBox())!.y;
    expect(await yOf(form)).toBeGreaterThan(await yOf(signs));
    await tool.enter({ modelYear: 2018, make: "Club Car", model: "Precedent" });
    await tool.calculate().click();
    await expect(tool.answer()).toBeInViewport();
    await expect(signs).not.toBeInViewport();
    await expect(page.getByRole("heading", { name: "Can you drive it in Florida?" })).toBeVisible();
    expect(await yOf(signs)).toBeGreaterThan(await yOf(tool.answer()));
    await expect(signs.getByRole("listitem")).toHaveCount(5);
  }
});

test("the directory of makes narrows as you type", { tag: "@both" }, async ({ page }) => {
  await page.goto("/manufacturers");
  await expect(page.getByText("accept no liability for actual selling")).toBeVisible();
  const shown = page.locator("#make-directory").getByRole("listitem");
  await expect(shown).toHaveCount(counts.makes);
  await page.getByLabel("Find a make").fill("precedent");
  await expect(shown).toHaveText([/Club Car/]);
  await expect(page.getByRole("status")).toHaveText("1 make");
});

test("the table of states leads to a state, which says whether you may drive there", async ({
  page,
}) => {
  await page.goto("/states");
  await expect(page.getByRole("heading", { name: "Territories", exact: true })).toBeVisible();
  const row = page.getByRole("row", { name: "Ohio local license" });
  await expect(row).toHaveText("Ohio locallicenseplate35 mphdepends");
  await row.getByRole("link").click();
  await expect(page).toHaveURL("/oh");
  const streets = page.getByRole("listitem").filter({ hasText: /^Streets: / });
  await expect(streets).toContainText("Only where a local ordinance allows golf carts");
  await page.getByText("The law, and where we read it").click();
  await expect(page.getByText("Ohio R.C. 4511.214, as of June 30, 2025; 4511.215")).toBeVisible();
});

test("the trade-in guide's tool says what to expect in trade, and its address says so too", async ({
  page,
}) => {
  const tool = await openTool(page, "/trade-in-guide");
  await tool.enter({ modelYear: 2018, make: "Club Car", model: "Precedent" });
  await tool.calculate().click();
  await expect(tool.answer()).toHaveAttribute("data-answer", "trading");
  await expect(page).toHaveURL(/&for=trading$/);
  await page.getByRole("radio", { name: "Selling" }).check();
  await expect(page).toHaveURL(/&for=selling$/);
  await page.reload();
  await expect(tool.answer()).toHaveAttribute("data-answer", "selling");
});

test("a state's page names the state and values any make", async ({ page }) => {
  const tool = await openTool(page, "/fl");
  await expect(page).toHaveTitle("Florida Golf Cart Laws and Values (State) | CartWorth");
  await expect(page.getByText("accept no liability for actual selling")).toBeVisible();
  await tool.enter({ modelYear: 2026, make: "Garia", model: "Via" });
  await tool.calculate().click();
  await expect(tool.value()).toHaveText("$11,400");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a model's page is short on a phone, where its folds can be opened", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/club-car/precedent");
    const height = await page.locator("html").evaluate(({ scrollHeight }) => scrollHeight);
    expect(height).toBeLessThanOrEqual(5000);
    const trade = page.getByRole("table", { name: "Trade-in by age: Club Car Precedent" });
    await expect(trade).toBeHidden();
    await page.getByText("Trade-in by age", { exact: true }).click();
    await expect(trade).toBeVisible();
    const oldest = page.getByRole("row", { name: /^2005/ });
    await expect(oldest).toBeHidden();
    await page.getByText("Older years, and which dealers").click();
    await expect(oldest).toBeVisible();
    await page.getByRole("heading", { name: "serial number and year" }).click({ force: true });
    await expect(page.getByText("This one is a 2018.")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test("a wide page shows what a phone folds away", async ({ page }) => {
    await page.goto("/club-car/precedent");
    for (const text of ["This one is a 2018.", "A receipt for new batteries is worth more"])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText("More ways to tell")).toBeHidden();
    await expect(page.getByRole("row", { name: /^2005/ })).toBeVisible();
  });
});
