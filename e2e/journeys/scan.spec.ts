import { photoOfLabel } from "../bar-code-label.ts";
import { expect, test } from "../test.ts";
import { openFinder } from "../year-finder-page.ts";
import { expectYear, openScanner, serial } from "../scanner.ts";

test("a photo of a label is read as its year @both", async ({ page }) => {
  const finder = await openFinder(page);
  const scanner = await openScanner(page);
  await expect(scanner.status).toContainText("couldn’t start a camera");
  await scanner.choose(await photoOfLabel([serial]));
  await expectYear(finder, "2015");
});
