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
