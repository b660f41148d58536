import { BatteryTest, openPack } from "../battery-page.ts";
import {
  expect,
  expectAccessible,
  expectContrast,
  expectFitsNarrowScreens,
  openBeforeScripts,
  test,
} from "../test.ts";
import { ValueTool, onward, openTool } from "../value-tool.ts";

const weak = "?pack=6x6&rested=yes&charged=yes&v1=6.37&v2=6.36&v3=5.95&v4=6.37&v5=6.35&v6=6.36";

test("Test the Pack, pressed before the script arrives, reads what was typed and keeps the cart of the address", async ({
  page,
}) => {
  const cart = "?year=2018&make=Club+Car&model=Precedent&batteryAge=1";
  const arrive = await openBeforeScripts(page, `/battery-test${cart}`);
  const pack = new BatteryTest(page);
  await pack.rested().selectOption("Yes");
  await pack.charged().selectOption("Yes");
  await pack.enter("8.45", "8.45", "8.45", "8.45", "8.45", "8.45");
  await page.getByRole("button", { name: "Test the Pack" }).click();
  arrive();
  await expect(pack.answer()).toBeFocused();
  await expect(pack.status()).toHaveText("Even and charged. About 100% charged.");
  await expect(page).toHaveURL(/model=Precedent.*v3=8\.45/);
});

test("an answer is accessible, fits its screen, and keeps its bars in forced colors", async ({
  page,
}) => {
  const pack = await openPack(page, weak);
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

test("fields and buttons are 44 pixels high", { tag: "@both" }, async ({ page }) => {
  await openPack(page);
  for (const target of await page.locator("form :is(input, select, button)").all()) {
    if (await target.isVisible()) {
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test("a pack can be tested, and its age used, with the keyboard alone", async ({ page }) => {
  const pack = await openPack(page, "?pack=3x12");
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

test("what cannot be a reading is marked accessibly, and survives a reload", async ({ page }) => {
  const pack = await openPack(page);
  await pack.enter("84.5", "abc");
  await expect(page).toHaveURL(/v2=abc/);
  await page.reload();
  await pack.ready();
  await expect(pack.battery(1)).toHaveAccessibleDescription(/is it 8\.45\?/);
  await expect(pack.battery(2)).toHaveValue("abc");
  await expectAccessible(page);
});

test("the value tool leads to the test with its cart, and gets it back with the age", async ({
  page,
}) => {
  const tool = await openTool(page, "/fl");
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
