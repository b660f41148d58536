import { expect, test } from "@playwright/test";
import { expectAccessible } from "../test.ts";

// A missing page is also a console error, so nothing watches the console here.

test("an unknown address answers 404 in the site's layout, with links to continue", async ({
  page,
}) => {
  const response = await page.goto("/no-such-page-at-all");
  expect(response!.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("404 Not Found")).toBeVisible();
  await expect(page.getByText("the closest page we have")).toBeHidden();
  const ways = page.getByRole("main");
  await expect(ways.getByRole("link", { name: "Value a cart" })).toHaveAttribute("href", "/");
  await expect(ways.getByRole("link", { name: /makes$/ })).toHaveAttribute(
    "href",
    "/manufacturers",
  );
  await expect(ways.getByRole("link", { name: /^States/ })).toHaveAttribute("href", "/states");
  await expectAccessible(page);
});

for (const [path, name, href] of [
  ["/clubcar", "Club Car", "/club-car"],
  ["/florda?year=2020", "Florida", "/fl"],
  ["/puerto%20rico", "Puerto Rico", "/pr"],
  ["/harley-davison.html", "Harley Davidson", "/harley-davidson"],
] as const) {
  test(`a visitor at ${path} is asked whether they meant ${name}`, async ({ page }) => {
    await page.goto(path);
    const suggestion = page.locator("#suggestion");
    await expect(suggestion).toBeVisible();
    await expect(suggestion.locator(".say")).toHaveText(`${name}?`);
    await expect(suggestion.getByRole("link")).toHaveText([name]);
    await expect(suggestion.getByRole("link")).toHaveAttribute("href", href);
  });
}

for (const path of [
  "/xy",
  "/wp-login.php",
  "/%E0%A4%A",
  "/blog/how-to-fly",
  `/${"a".repeat(500)}`,
]) {
  test(`a visitor at ${path.slice(0, 20)}, which resembles no page, gets no suggestion`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto(path);
    await expect(page.locator("#suggestion")).toHaveAttribute("hidden");
    expect(errors).toEqual([]);
  });
}
