import { queryOf } from "../../domain/cart/details.ts";
import {
  onward,
  five,
  card,
  cards,
  button,
  saveButton,
  openWith,
  saved,
  fileOf,
} from "../my-carts-page.ts";
import { asOfYear } from "../dated-page.ts";
import { expect, expectAccessible, test } from "../test.ts";
import { ValueTool } from "../value-tool.ts";
import { readFileSync } from "node:fs";
import { writeCarts } from "../../src/features/my-carts/file.ts";

test("an estimate can be saved once from the tool, given a name and a note, and reopened", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open(`/club-car${queryOf(onward)}`);
  await saveButton(page).click();
  const status = page.getByRole("status").filter({ hasText: "See My Carts" });
  await expect(status).toHaveText("Saved as 2020 Club Car Onward. See My Carts");
  // Waits, so that nothing arrives and moves the button between press and release.
  await expect(page.getByRole("heading", { name: "Seen on dealers’ lots" })).toBeVisible();
  await saveButton(page).click();
  await expect(status).toHaveText("Already saved as 2020 Club Car Onward. See My Carts");
  await status.getByRole("link", { name: "See My Carts" }).click();
  await expect(page).toHaveURL("/my-carts");

  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel("Name").fill("Bob’s, by the lake");
  await page.getByLabel("Note").fill("Asks $6,000.\nNeeds a seat.");
  await page.reload();
  const bobs = card(page, "Bob’s, by the lake");
  await expect(bobs.getByLabel("Name")).toHaveValue("Bob’s, by the lake");
  await expect(bobs.getByLabel("Note")).toHaveValue("Asks $6,000.\nNeeds a seat.");
  await expect(bobs.locator("data")).toHaveAttribute("value", "5216");
  await expect(bobs).toContainText("2020 Club Car Onward");
  await expect(bobs).toContainText(`Saved Jun 1, ${asOfYear}`);
  await expectAccessible(page);

  await bobs.getByRole("link", { name: "Open" }).click();
  await expect(page).toHaveURL(`/club-car${queryOf(onward)}`);
  await expect(tool.value()).toHaveAttribute("value", "5216");
  await expect(tool.batteryAge()).toHaveValue("4");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it is for and what it requires", async ({ page }) => {
    await page.goto("/my-carts");
    await expect(page.getByRole("heading", { level: 1, name: "My Carts" })).toBeVisible();
    await expect(page.getByText("My Carts needs JavaScript")).toBeVisible();
    await expect(page.getByText("Looking for the carts")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Where they are kept" })).toBeVisible();
  });
});

test("carts can be exported to a file and imported again, with their names and notes", async ({
  page,
}) => {
  const carts = [saved(onward, "a1", { name: "Bob’s", note: "Asks\n$6,000 ✓" }), five[1]!];
  await openWith(page, carts);
  const download = page.waitForEvent("download");
  await button(page, "Export as a file").click();
  expect((await download).suggestedFilename()).toBe("cartworth-carts.json");
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(JSON.parse(writeCarts(carts)));

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole("heading", { name: "No carts saved yet" })).toBeVisible();
  await expect(button(page, "Export as a file")).toBeDisabled();
  const input = page.getByLabel("Import a file");
  await input.setInputFiles(fileOf(readFileSync(path, "utf8")));
  await expect(page.getByText("2 carts added.")).toBeVisible();
  await expect(card(page, "Bob’s").getByLabel("Note")).toHaveValue("Asks\n$6,000 ✓");
  await input.setInputFiles(fileOf(writeCarts([...carts, five[2]!, { ...five[3]!, id: "," }])));
  await expect(
    page.getByText("1 cart added. 2 carts already here. 1 cart could not be read."),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
});
