import { BatteryTest } from "../battery-page.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../test.ts";
import { ValueTool, onward } from "../value-tool.ts";

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
