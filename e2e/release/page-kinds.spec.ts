import { guidePaths, records } from "../../src/site/pages.ts";
import {
  expect,
  expectAccessible,
  expectFitsFingersAndContrast,
  expectNoSidewaysScroll,
  test,
} from "../test.ts";

/** These have tests of their own. */
const testedElsewhere = ["/", "/404", "/message-sent"];

/** Every page except the makes' and the states', plus one of each kind of those. */
const kinds = [
  ...records.map(({ path }) => path).filter((path) => !testedElsewhere.includes(path)),
  ...guidePaths,
  "/club-car",
  "/club-car/precedent",
  "/year-finder#number=JE1806-831442",
  "/recalls?make=EZ-GO&year=2022#number=5660000",
  "/advanced-ev",
  "/beast",
  "/harley-davidson",
  "/fl",
  "/vi",
];

for (const path of kinds) {
  test(`${path} is accessible and fits every screen, in both color schemes`, async ({ page }) => {
    await page.goto(path);
    // All at once: there may be dozens.
    await page.locator("summary").evaluateAll((summaries) => {
      for (const each of summaries as HTMLElement[]) each.click();
    });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectFitsFingersAndContrast(page);
    // By now a tool would have written something into the address, and nobody has typed.
    await expect(page).toHaveURL(path);
  });
}

const withWayBack = ["/contact", ...guidePaths];
test("every text page has a link back to the value tool", async ({ page }) => {
  for (const path of withWayBack) {
    await page.goto(path);
    await page.getByRole("link", { name: "Back to the value tool" }).click();
    await expect(page).toHaveURL("/");
  }
});

test("guides have the sections from the product spec and what our listings show, and their table of contents links to them", async ({
  page,
}) => {
  const sections: Record<string, string[]> = {
    "/buying-guide": [
      "What to Look For",
      "Red Flags to Avoid",
      "Price Negotiation Tips",
      "Electric vs Gas Considerations",
      "Post-Purchase Checklist",
    ],
    "/selling-tips": [
      "Prepare Your Cart for Sale",
      "Photography Tips",
      "Pricing Strategy",
      "Writing an Effective Listing",
      "Showing and Negotiating",
      "Best Times to Sell",
    ],
    "/market-trends": [
      "Overview",
      "What moved prices in 2024 to 2026",
      "What dealers ask by age",
      "What dealers ask by make",
      "Electric vs gas",
      "Regional variations",
      "Applications beyond golf",
      "Seasonal pricing",
      "2025 outlook",
    ],
  };
  for (const [path, titles] of Object.entries(sections)) {
    await page.goto(path);
    const contents = page.getByRole("navigation", { name: "On this page" });
    // A link may have a shorter name than its section.
    const selectors = await contents
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => `[id="${link.getAttribute("href")!.slice(1)}"]`));
    await expect(page.locator(selectors.join())).toHaveText(titles);
    await contents.getByRole("link").last().click();
    await expect(page.getByRole("heading", { name: titles.at(-1)!, level: 2 })).toBeInViewport();
  }
});

test("a guide prints without its navigation", async ({ page }) => {
  await page.goto("/buying-guide");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Red Flags to Avoid" })).toBeVisible();
});
