import { test as withItsOwnClock } from "@playwright/test";
import { expect, test } from "../test.ts";
import { onward, openTool } from "../value-tool.ts";

test("a new page starts at its top", { tag: "@both" }, async ({ page }) => {
  await page.goto("/buying-guide");
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole("contentinfo").getByRole("link", { name: "Selling Tips" }).click();
  await expect(page).toHaveURL("/selling-tips");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

// If the test set the clock, the page could not tell how it was reached.
withItsOwnClock("what was typed is there again after going back", async ({ page }) => {
  const tool = await openTool(page);
  await tool.enter(onward);
  await tool.seats().selectOption("6");
  await tool.condition("fair").check();
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(tool.year()).toHaveValue("2020");
  await expect(tool.model()).toHaveValue("Onward");
  await expect(tool.seats()).toHaveValue("6");
  await expect(tool.condition("fair")).toBeChecked();
  await tool.calculate().click();
  await tool.change();
  await tool.model().fill("DS");
  await page.reload();
  await expect(tool.result()).toContainText("2020 Club Car Onward");
  await expect(tool.result()).toContainText("This result is for your previous details.");
  await expect(tool.model()).toHaveValue("DS");
  await tool.open("/");
  await expect(tool.model()).toHaveValue("");
});

test("an open menu is closed when the visitor comes back", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
});

type Where = { href_matches: string } | { not: Where } | { and: Where[] };

const site = "https://cartworth.example";

/** Interprets the rules as browsers do. */
function holds(where: Where, address: string): boolean {
  if ("and" in where) return where.and.every((condition) => holds(condition, address));
  if ("not" in where) return !holds(where.not, address);
  return new URLPattern(where.href_matches, site).test(address);
}

test("a link to another page of the site is prerendered when it is hovered or touched", async ({
  page,
}) => {
  await page.goto("/");
  const rules = await page.locator("script[type=speculationrules]").textContent();
  const [rule] = JSON.parse(rules!).prerender as { where: Where; eagerness: string }[];
  expect(rule!.eagerness).toBe("moderate");
  for (const [href, expected] of [
    ["/", true],
    ["/club-car", true],
    ["/?year=2020&make=Club+Car&model=Onward", true],
    ["/how-it-works#data", true],
    ["/api/messages", false],
    ["/api/", false],
    ["https://www.ecfr.gov/current/title-49", false],
    ["https://cartworth.example.evil.example/", false],
  ] as const) {
    expect(holds(rule!.where, new URL(href, site).href), href).toBe(expected);
  }
});
