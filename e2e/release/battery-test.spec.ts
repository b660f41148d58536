import { BatteryTest } from "../battery-page.ts";
import {
  expect,
  expectAccessible,
  expectContrast,
  expectFitsNarrowScreens,
  holdScripts,
  test,
  expectNoSidewaysScroll,
} from "../test.ts";
import { ValueTool } from "../value-tool.ts";

const weak =
  "?pack=6x6&rested=yes&charged=yes&v1=6.37&v2=6.36&v3=5.95&v4=6.37&v5=6.35&v6=6.36&c3=1.265+1.26+1.2";

test("Test the Pack, pressed before the script arrives, keeps the cart of the address", async ({
  page,
}) => {
  const pack = new BatteryTest(page);
  const arrive = await holdScripts(page);
  await page.goto("/battery-test?year=2018&make=Club+Car&model=Precedent&batteryAge=1", {
    waitUntil: "commit",
  });
  await pack.enter("6.37", "6.36", "6.35", "6.37", "6.35", "6.36");
  await page.getByRole("button", { name: "Test the Pack" }).click();
  arrive();
  await expect(pack.answer()).toBeFocused();
  await expect(pack.battery(3)).toHaveValue("6.35");
  await expect(page).toHaveURL(/model=Precedent.*v3=6\.35/);
});

test("what was typed before the tool was ready is read", async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto("/battery-test", { waitUntil: "commit" });
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
  await expectFitsNarrowScreens(page);
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

test("the date code of a battery beats its voltage", async ({ page }) => {
  const pack = new BatteryTest(page);
  await pack.open(weak);
  await pack.code().fill("c4");
  await expect(pack.answer()).toContainText("March 2024");
  await expect(pack.take()).toHaveAttribute("href", "/?batteryAge=2");
});
