import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  holdScripts,
  test,
} from "./test.ts";
import { ValueTool } from "./value-tool.ts";

/** The year finder as a visitor finds it, by roles and labels. */
class YearFinder {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  kind = (name: string) => this.page.getByRole("radio", { name });
  number = () => this.page.getByRole("textbox");
  answer = () => this.page.getByRole("region", { name: "Year finder answer" });
  status = () => this.answer().getByRole("status");
  years = () => this.answer().locator("data");
  take = (year: number) => this.answer().getByRole("link", { name: new RegExp(`^Use .*${year}$`) });

  async open(query = ""): Promise<void> {
    await this.page.goto(`/year-finder${query}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.locator("astro-island:not([ssr])").first().waitFor({ state: "attached" });
  }

  async enter(kind: string, number: string): Promise<void> {
    await this.kind(kind).check();
    await this.number().fill(number);
  }
}

const findLink = { name: "Find it from the serial number" };

test("a year appears as you type, with its confidence and its reason", async ({ page }) => {
  const finder = new YearFinder(page);
  await finder.open();
  await expect(finder.answer()).toContainText("Type the number to see the year");
  await finder.number().pressSequentially("pq 1645 123456");
  await expect(finder.years()).toHaveAttribute("value", "2016");
  await expect(finder.answer()).toContainText("High confidence");
  await expect(finder.answer()).toContainText("are the model year");
  await expect(finder.answer()).toContainText("PQ1645-123456");
  await expect(finder.status()).toHaveText("2016, high confidence.");
});

const announced = [
  ["EZ-GO", "2587255", "2008, medium confidence; or 2009 or 2007, low confidence."],
  [
    "Yamaha serial",
    "J0A-014655",
    /^2016, low confidence; or 2017, low confidence\. This would be a 2016 Drive2/,
  ],
  ["Club Car serial", "A9731-591355", "1997, medium confidence."],
  ["Yamaha serial", "J10", "1981, 1980, or 1979, low confidence."],
  ["17-character VIN", "1C9CART44GE123456", /^2016, low confidence\. Likely a typing error/],
  ["Battery date code", "C4", "2024, medium confidence; or 2014, low confidence."],
  ["Yamaha serial", "J38-123456", /^Cannot tell\. What the digits mean depends on the prefix/],
] as const;

test("an answer of each kind is announced and fits a narrow screen", async ({ page }) => {
  const finder = new YearFinder(page);
  await finder.open();
  for (const [kind, number, announcement] of announced) {
    await finder.enter(kind, number);
    await expect(finder.status()).toHaveText(announcement);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test("for a number of another kind, the finder offers to read it as that kind", async ({
  page,
}) => {
  const finder = new YearFinder(page);
  await finder.open();
  await finder.enter("Yamaha", "PQ1645-123456");
  await finder.answer().getByRole("button", { name: "Club Car serial" }).click();
  await expect(finder.kind("Club Car")).toBeChecked();
  await expect(finder.years()).toHaveAttribute("value", "2016");
  await expect(finder.answer()).toBeFocused();
});

test("the answer is accompanied by where to find the chosen number", async ({ page }) => {
  const finder = new YearFinder(page);
  await finder.open();
  const place = page.locator("astro-island section", {
    has: page.getByRole("heading", { name: "Where it is" }),
  });
  await expect(place).toContainText("passenger side, below the glove tray");
  await finder.kind("Battery").check();
  await expect(place).toContainText("Stamped on a terminal");
});

test("the year and the model from the serial number are used together", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await page.getByRole("link", findLink).click();
  const finder = new YearFinder(page);
  await finder.ready();
  await finder.number().fill("PQ1645-123456");
  await finder.take(2016).click();
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.make()).toHaveValue("Club Car");
  await expect(tool.model()).toHaveValue("Precedent");
});

test("a serial's model and powertrain are used with its year, which has a measured error", async ({
  page,
}) => {
  const finder = new YearFinder(page);
  await finder.open("?kind=yamaha&number=JW8-313855");
  await expect(finder.answer()).toContainText("How often this is right: of 133 numbers");
  await expect(finder.answer()).toContainText("The value tool gets this too: G29, gas.");
  await finder.take(2013).click();
  const tool = new ValueTool(page);
  await expect(tool.year()).toHaveValue("2013");
  await expect(tool.model()).toHaveValue("G29");
  await expect(tool.powertrain("Gas")).toBeChecked();
});

test("a year before the model came out is questioned", async ({ page }) => {
  const finder = new YearFinder(page);
  await finder.open("?kind=club-car&number=PQ9945-123456");
  await expect(finder.status()).toHaveText(
    /^1999, low confidence\. This would be a 1999 Precedent/,
  );
});

const keyboard = "with the keyboard alone one comes from the form, finds the year and returns";
// A phone has no Tab key.
test(keyboard, async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.year().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", findLink)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/year-finder/);
  const finder = new YearFinder(page);
  await finder.ready();
  await finder.kind("Club Car").focus();
  await page.keyboard.press("ArrowDown");
  await expect(finder.kind("EZ-GO")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("c1416");
  await page.keyboard.press("Enter");
  await expect(finder.answer()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(finder.take(2016)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/\?/);
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.make()).toHaveValue("EZ-GO");
});

test("the year comes back to the home page along with everything entered there", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.make().selectOption("Yamaha");
  await tool.model().fill("Drive & more");
  await tool.seats().selectOption("4");
  await tool.condition("fair").check();
  await tool.batteryAge().selectOption("4");
  await tool.upgrades().check();
  await page.getByRole("link", findLink).click();
  const finder = new YearFinder(page);
  await finder.ready();
  await expect(finder.kind("Yamaha")).toBeChecked();
  await finder.number().fill("JC3-001800");
  await finder.take(2016).click();
  await expect(tool.value()).toBeVisible();
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.make()).toHaveValue("Yamaha");
  await expect(tool.model()).toHaveValue("Drive & more");
  await expect(tool.seats()).toHaveValue("4");
  await expect(tool.condition("fair")).toBeChecked();
  await expect(tool.batteryAge()).toHaveValue("4");
  await expect(tool.upgrades()).toBeChecked();
});

test("a make's page gets the year back too, and calculates only when nothing is missing", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  const finder = new YearFinder(page);
  await tool.open("/yamaha");
  await tool.powertrain("Gas").check();
  await page.getByRole("link", findLink).click();
  await finder.ready();
  await finder.enter("Yamaha serial", "JC3-001800");
  await finder.take(2016).click();
  await page.waitForURL(/\/yamaha\?/);
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.powertrain("Gas")).toBeChecked();
  await expect(tool.result()).toContainText("Ready to Calculate");

  await tool.open("/club-car");
  await page.getByRole("link", findLink).click();
  await finder.ready();
  await finder.number().fill("PQ1645-123456");
  await finder.take(2016).click();
  await page.waitForURL(/\/club-car\?/);
  await expect(tool.model()).toHaveValue("Precedent");
  await expect(tool.value()).toBeVisible();
});

test("a battery code sets the battery age and leaves the cart's year alone", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open("/?year=2012&make=Icon&model=i20");
  await page.getByRole("link", findLink).click();
  const finder = new YearFinder(page);
  await finder.ready();
  await finder.enter("Battery", "C3");
  await expect(finder.take(2023)).toHaveText("Use this age: 3 years, 2023");
  await expect(finder.take(2013)).toHaveText("Use this age: 5+ years, 2013");
  await finder.take(2023).click();
  await expect(tool.batteryAge()).toHaveValue("3");
  await expect(tool.year()).toHaveValue("2012");
});

test("the kind and the number are in the address, for a reload or a friend", async ({ page }) => {
  const finder = new YearFinder(page);
  await finder.open("?make=Icon&from=/fl");
  const length = await page.evaluate(() => history.length);
  await finder.enter("Battery", "C4");
  await expect(page).toHaveURL(/\?make=Icon&from=%2Ffl&kind=battery#number=C4$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.reload();
  await finder.ready();
  await expect(finder.kind("Battery")).toBeChecked();
  await expect(finder.number()).toHaveValue("C4");
  await expect(finder.take(2024)).toHaveAttribute("href", "/fl?make=Icon&batteryAge=2");
});

test("junk in the address is ignored", async ({ page }) => {
  const finder = new YearFinder(page);
  for (const junk of [
    "?kind=steam&from=//evil.example&number=PQ1645-123456&seats=five",
    "?%E0%A4%A&from=https://evil.example&number=PQ1645-123456",
  ]) {
    await finder.open(junk);
    await expect(finder.kind("Club Car"), junk).toBeChecked();
    await expect(finder.take(2016), junk).toHaveAttribute("href", /^\/\?/);
    await finder.take(2016).click();
    const tool = new ValueTool(page);
    await expect(tool.year(), junk).toHaveValue("2016");
    await expect(tool.seats(), junk).toHaveValue("2");
  }
});

test("very long text and markup are treated as text", async ({ page }) => {
  const finder = new YearFinder(page);
  await finder.open(`?number=${encodeURIComponent("<img src=x onerror=alert(1)>".repeat(20))}`);
  await expect(finder.answer()).toContainText("Cannot tell");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test("text typed before the tool was ready is read", async ({ page }) => {
  const finder = new YearFinder(page);
  const arrive = await holdScripts(page);
  await page.goto("/year-finder");
  await finder.enter("Battery", "C4");
  arrive();
  await finder.ready();
  await expect(finder.kind("Battery")).toBeChecked();
  await expect(finder.status()).toHaveText(/^2024, medium/);
});

test("at 400% zoom, nothing scrolls sideways", async ({ page }) => {
  const finder = new YearFinder(page);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const query of ["", "?kind=yamaha&number=J31", "?kind=ez-go&number=JW8-513842"]) {
    await finder.open(query);
    await expectNoSidewaysScroll(page);
  }
});

test("in forced colors, tiles and confidence keep their outlines", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const finder = new YearFinder(page);
  await finder.open("?kind=club-car&number=PQ1645");
  await expect(finder.years().locator("span").first()).toHaveCSS("outline-style", "solid");
  const bars = finder.answer().locator("rect");
  await expect(bars.first()).not.toHaveCSS("fill", "none");
  await expect(bars.last()).toHaveCSS("fill", "none");
  await expect(bars.last()).not.toHaveCSS("stroke", "none");
});

test("an answer can be read in the dark color scheme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const finder = new YearFinder(page);
  for (const query of [
    "?kind=battery&number=C4",
    "?kind=vin&number=1C9CART44GE123456",
    "?number=x",
  ]) {
    await finder.open(query);
    await expectContrast(page);
  }
});

test("the footer and the menu link to the finder", async ({ page }) => {
  await page.goto("/about");
  const footer = page.getByRole("navigation", { name: "Value Tools" });
  await footer.getByRole("link", { name: "Year Finder" }).click();
  await expect(page).toHaveURL("/year-finder");
  await expect(
    page.locator("dialog").getByRole("link", { name: "Year Finder", includeHidden: true }),
  ).toHaveAttribute("aria-current", "page");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what each number reveals, and that the tool needs JavaScript", async ({
    page,
  }) => {
    await page.goto("/year-finder");
    await expect(page.getByText("The year finder needs JavaScript")).toBeVisible();
    const main = page.getByRole("main");
    for (const label of ["Club Car serial", "EZ-GO code or serial", "Yamaha serial"]) {
      await expect(main.getByRole("heading", { name: label, level: 3 })).toBeVisible();
    }
    await expect(main.getByText("are the model year, for carts from 1981 on")).toBeVisible();
    await expect(main.getByText("not the model year, though many websites say so")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
