import { expect, hydrated, test } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

const ad = "2014 Club Car Precedent golf cart\n$3,900 obo. Runs great, 4 seats, new tires.";

test(
  "Enter in a line that describes the cart shows its number",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const line = page.getByLabel("Describe it in a line");
    await line.fill("2019 rxv 4 seats fair condition");
    await line.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("2019 EZ-GO RXV");
    await expect(new ValueTool(page).answer()).toBeVisible();
  },
);

test(
  "once a line describes the cart, its fields fold, and the button is on the screen",
  {
    tag: "@both",
  },
  async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const tool = new ValueTool(page);
    await page.getByLabel("Describe it in a line").fill("2019 rxv 4 seats fair condition");
    await expect(tool.year()).toBeHidden();
    await expect(page.getByRole("button", { name: "fair", exact: true })).toBeVisible();
    await expect(tool.calculate()).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "2-yr batteries, assumed" }).click();
    await expect(tool.batteryAge()).toBeFocused();
    await page.getByRole("button", { name: "All details" }).click();
    await expect(tool.year()).toBeHidden();
  },
);

test("what a line leaves out is asked for right below it", { tag: "@both" }, async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const tool = new ValueTool(page);
  const line = page.getByLabel("Describe it in a line");
  await line.fill("ezgo rxv 4 seats");
  await line.press("Enter");
  await expect(tool.year()).toBeFocused();
  await expect(tool.make()).toBeHidden();
  await page.keyboard.type("2019");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2019 EZ-GO RXV");
});

test("Enter adds a line to an ad, and with Ctrl it checks the price", async ({ page }) => {
  await page.goto("/check-a-price");
  await hydrated(page);
  const field = page.getByLabel("Paste the ad");
  await field.fill(ad);
  await field.press("Enter");
  await expect(field).toHaveValue(`${ad}\n`);
  await field.press("Control+Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("$3,900");
});

test(
  "a pasted ad is checked with one press, without scrolling",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/check-a-price");
    await hydrated(page);
    await page.getByLabel("Paste the ad").fill(ad);
    const check = page.getByRole("button", { name: "Check the Price" });
    await expect(check).toBeEnabled();
    await expect(check).toBeInViewport({ ratio: 1 });
    await check.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("$3,900");
  },
);

test("Enter that chooses an input method’s suggestion shows no number", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const line = page.getByLabel("Describe it in a line");
  await line.fill("2019 rxv");
  await line.dispatchEvent("keydown", { key: "Enter", bubbles: true, isComposing: true });
  await expect(page.getByRole("button", { name: "RXV", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("RXV");
});

test("the tab of an answer is named after the cart and its number, and leads to another cart", async ({
  page,
}) => {
  await page.goto("/ez-go?year=2018&make=EZ-GO&model=RXV&seats=4");
  await expect(page).toHaveTitle(/^2018 EZ-GO RXV: ask \$[\d,]+ \| CartWorth$/);
  await page.getByRole("link", { name: "Value another cart" }).click();
  await expect(page).toHaveTitle(/^EZ-GO Golf Cart Value/);
  await expect(new ValueTool(page).model()).toHaveValue("");
});
