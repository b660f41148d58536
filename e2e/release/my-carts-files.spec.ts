import { five, kept, openWith, fileOf } from "../my-carts-page.ts";
import { expect, test } from "../test.ts";

for (const [what, text, sentence] of [
  ["a photograph", "\u0089PNG\r\n", "This is not a file of carts from CartWorth."],
  ["a very large file", " ".repeat(1_000_001), "larger than 1 MB"],
] as const) {
  test(`importing ${what} adds nothing and says why`, async ({ page }) => {
    await openWith(page, five.slice(0, 1));
    const before = await kept(page);
    await page.getByLabel("Import a file").setInputFiles(fileOf(text));
    await expect(page.getByRole("status").filter({ hasText: sentence })).toBeVisible();
    expect(await kept(page)).toBe(before);
  });
}
