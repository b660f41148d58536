import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectContrast,
  expectFitsFingers,
  expectNoSidewaysScroll,
  holdScripts,
  test,
} from "./test.ts";
import { ValueTool, onward } from "./value-tool.ts";

/** The battery test as a visitor finds it, by roles and labels. */
class BatteryTest {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  pack = () => this.page.getByLabel("Battery pack");
  rested = () => this.page.getByLabel(/parked for 6 hours/);
  charged = () => this.page.getByLabel("Fully charged before that?");
  battery = (number: number) => this.page.getByLabel(`Battery ${number}`, { exact: true });
  code = () => this.page.getByLabel(/^Date code/);
  answer = () => this.page.getByRole("region", { name: "Battery test answer" });
  status = () => this.answer().getByRole("status");
  take = () => this.answer().getByRole("link", { name: /^Use this age/ });

  async open(query = ""): Promise<void> {
    await this.page.goto(`/battery-test${query}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.locator("astro-island:not([ssr])").first().waitFor({ state: "attached" });
  }

  async enter(...volts: string[]): Promise<void> {
    for (const [index, each] of volts.entries()) await this.battery(index + 1).fill(each);
  }
}

const weak =
  "?pack=6x6&rested=yes&charged=yes&v1=6.37&v2=6.36&v3=5.95&v4=6.37&v5=6.35&v6=6.36&c3=1.265+1.26+1.2";

test(
  "the readings of a pack name its weakest battery, and the age comes to the value tool",
  { tag: "@both" },
  async ({ page }) => {
    const pack = new BatteryTest(page);
    await pack.open("?year=2018&make=Club+Car&model=Precedent&batteryAge=1");
    await pack.pack().selectOption({ label: "48 volts: 4 × 12 V" });
    await pack.rested().selectOption("Yes");
    await pack.charged().selectOption("Yes");
    await pack.enter("12.70", "12.72", "12.31", "12.70");
    await expect(pack.status()).toHaveText(/^Likely tired: battery 3 is far below the best/);
    await pack.take().click();
    const tool = new ValueTool(page);
    await expect(tool.batteryAge()).toHaveValue("5");
    await expect(tool.model()).toHaveValue("Precedent");
    await expect(tool.result()).toContainText("5+ years");
  },
);

test("with the keyboard alone one tests a pack and takes its age over", async ({ page }) => {
  const pack = new BatteryTest(page);
  await pack.open("?pack=3x12");
  await pack.rested().focus();
  for (const answer of ["y", "y"]) {
    await page.keyboard.press(answer);
    await page.keyboard.press("Tab");
  }
  for (const volts of ["12,7", "12.71", "12.69"]) {
    await page.keyboard.type(volts);
    await page.keyboard.press("Tab");
  }
  await pack.battery(3).press("Enter");
  await expect(pack.answer()).toBeFocused();
  await expect(pack.status()).toHaveText("Even and charged. About 100% charged.");
  await page.keyboard.press("Tab");
  await expect(pack.take()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(new ValueTool(page).batteryAge()).toHaveValue("2");
});

test("Test the Pack, pressed before the script arrives, keeps the cart of the address", async ({
  page,
}) => {
  const pack = new BatteryTest(page);
  const arrive = await holdScripts(page);
  await page.goto("/battery-test?year=2018&make=Club+Car&model=Precedent&batteryAge=1");
  await pack.enter("6.37", "6.36", "6.35", "6.37", "6.35", "6.36");
  await page.getByRole("button", { name: "Test the Pack" }).click();
  arrive();
  await expect(pack.answer()).toBeFocused();
  await expect(pack.battery(3)).toHaveValue("6.35");
  await expect(page).toHaveURL(/model=Precedent.*v3=6\.35/);
});

test("what cannot be a reading is marked, stays as typed, and comes back with the page", async ({
  page,
}) => {
  const pack = new BatteryTest(page);
  await pack.open();
  await pack.enter("84.5", "abc", "-8.4", "50.7", "8,45");
  await expect(pack.battery(1)).toHaveAccessibleDescription(/is it 8\.45\?/);
  await expect(pack.battery(2)).toHaveAccessibleDescription(/such as 8\.45/);
  await expect(pack.battery(3)).toHaveAccessibleDescription(/leads are swapped/);
  await expect(pack.battery(4)).toHaveAccessibleDescription(/all 6 together/);
  await expect(pack.battery(5)).toHaveAccessibleDescription("");
  await expect(page).toHaveURL(/v5=8%2C45/);
  await page.reload();
  await pack.ready();
  await expect(pack.battery(2)).toHaveValue("abc");
  await expectAccessible(page);
});

test("what was typed before the tool was ready is read", async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto("/battery-test");
  const pack = new BatteryTest(page);
  await pack.rested().selectOption("Yes");
  await pack.charged().selectOption("Yes");
  await pack.enter("8.45", "8.45", "8.45", "8.45", "8.45", "8.45");
  arrive();
  await pack.ready();
  await expect(pack.status()).toHaveText("Even and charged. About 100% charged.");
});

test("an answer is accessible, fits its screen, and keeps its bars in forced colors", async ({
  page,
}) => {
  const pack = new BatteryTest(page);
  await pack.open(weak);
  await expect(pack.status()).toHaveText(/^Likely tired: battery 3/);
  await expectAccessible(page);
  for (const [width, textSize] of [
    [390, "100%"],
    [320, "100%"],
    [320, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    await expectNoSidewaysScroll(page);
    await expectFitsFingers(page);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
  await page.emulateMedia({ forcedColors: "active" });
  const bar = pack.answer().getByRole("listitem").first();
  expect(await bar.evaluate((item) => getComputedStyle(item, "::after").backgroundImage)).toContain(
    "linear-gradient",
  );
});

test(
  "fields, buttons, and the folded part are 44 pixels high",
  { tag: "@both" },
  async ({ page }) => {
    const pack = new BatteryTest(page);
    await pack.open();
    for (const target of await page.locator("form :is(input, select, button, summary)").all()) {
      if (await target.isVisible()) {
        expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
    }
  },
);

test("the date code of a battery beats its voltage", async ({ page }) => {
  const pack = new BatteryTest(page);
  await pack.open(weak);
  await pack.code().fill("c4");
  await expect(pack.answer()).toContainText("March 2024");
  await expect(pack.take()).toHaveAttribute("href", "/?batteryAge=2");
});

test("the value tool leads to the test with its cart, and gets it back with the age", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open("/fl");
  await tool.enter(onward);
  await page.getByRole("link", { name: "Test the batteries" }).click();
  const pack = new BatteryTest(page);
  await pack.ready();
  await pack.code().fill("A1");
  await pack.take().click();
  await expect(page).toHaveURL(/^[^?]*\/fl\?/);
  await expect(tool.batteryAge()).toHaveValue("5");
  await expect(tool.model()).toHaveValue(onward.model);
});

test("the footer, both guides, and the year finder lead to it", async ({ page }) => {
  for (const path of ["/about", "/buying-guide", "/selling-tips", "/year-finder"]) {
    await page.goto(path);
    const from = path === "/about" ? page.getByRole("contentinfo") : page.getByRole("main");
    await from.getByRole("link", { name: "battery test" }).click();
    await expect(page, path).toHaveURL("/battery-test");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has the method, the table, and the limits", async ({ page }) => {
    await page.goto("/battery-test");
    await expect(page.getByText("The battery test needs JavaScript")).toBeVisible();
    await expect(page.getByRole("row", { name: "75% 6.22 8.30 12.45 1.225" })).toBeVisible();
    await expect(page.getByText("only a load or discharge test proves")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
