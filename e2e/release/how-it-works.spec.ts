import { appraise } from "../../domain/catalogue/site-prices.ts";
import { aCart } from "../../domain/cart/testing.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdScripts,
  test,
  dollars,
} from "../test.ts";

const example = aCart({ modelYear: 2000 });

test("what is changed before the script arrives counts", async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto("/how-it-works", { waitUntil: "commit" });
  await page.getByLabel("Age", { exact: true }).selectOption("3");
  await page.getByLabel("Seats").selectOption("6");
  await page.getByRole("radio", { name: /^excellent/i }).check();
  await page.getByRole("radio", { name: "Gas" }).check();
  await page.getByLabel(/upgrades/).uncheck();
  arrive();
  const { value } = appraise(
    {
      ...example,
      seats: 6,
      condition: "excellent",
      powertrain: "gas",
      batteryAge: 4,
      hasUpgrades: false,
    },
    2003,
  );
  await expect(page.getByText(`Estimate ${dollars(value)}`)).toBeVisible();
  await expect(page.getByLabel("Battery Age")).toHaveCount(0);
});

test("base prices are found while typing, by keyboard alone", async ({ page }) => {
  await page.goto("/how-it-works");
  await page.getByLabel("Find a make or model").focus();
  await page.keyboard.type("zephyr");
  const find = page.getByRole("status").filter({ hasText: "base price" });
  await expect(find).toHaveText(
    "No base price of that name: the default for any other make is used.",
  );
  await page.getByLabel("Find a make or model").fill("ez go");
  await expect(find).toHaveText("5 base prices");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("region", { name: "Base prices" })).toBeFocused();
});

test("the data can be downloaded", async ({ page, request }) => {
  await page.goto("/how-it-works");
  for (const name of ["makes", "valuation"]) {
    const href = await page.getByRole("link", { name: `/data/${name}.json` }).getAttribute("href");
    const response = await request.get(href!);
    expect(response.headers()["content-type"]).toContain("application/json");
    expect(Object.keys(await response.json())).toContain("documentation");
  }
});

test(
  "on a phone, it is accessible and never scrolls sideways",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/how-it-works");
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole method and the example's arithmetic are readable", async ({ page }) => {
    await page.goto("/how-it-works");
    await expect(page.getByText("Estimate $5,216")).toBeVisible();
    await expect(page.getByText("Changing the example needs JavaScript")).toBeVisible();
    await expect(page.getByRole("cell", { name: "×0.45" })).toBeVisible();
    await expect(page.getByRole("row", { name: /Other any other model \$6,000/ })).toBeVisible();
    await expect(page.getByLabel("Find a make or model")).toBeHidden();
  });
});
