import { expect, test } from "../test.ts";
import { expectWholeOnOnePage } from "../papers-page.ts";
import { openTool } from "../value-tool.ts";

const carts = {
  usual: "make=EZ-GO&model=RXV&year=2018&seats=4&powertrain=electric&condition=good&batteryAge=4",
  "gas, lifted, with upgrades":
    "make=Yamaha&model=Drive2&year=2016&seats=4&powertrain=gas&condition=fair&batteryAge=0&lifted=true&hasUpgrades=true",
  "long to name":
    `make=Harley+Davidson&model=${"W".repeat(80)}&year=1995&seats=8&powertrain=electric` +
    "&condition=poor&batteryAge=5&hasUpgrades=true&lifted=true",
};

for (const [name, query] of Object.entries(carts)) {
  test(
    `the report of a cart that is ${name} is whole on one page`,
    { tag: "@both" },
    async ({ page }) => {
      await openTool(page, `/?${query}`);
      await expect(page.locator("[data-report]")).toBeAttached();
      await expectWholeOnOnePage(page);
    },
  );
}

test("a page without an estimate is printed as it is", async ({ page }) => {
  await openTool(page, "/ez-go");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "About EZ-GO" })).toBeVisible();
});
