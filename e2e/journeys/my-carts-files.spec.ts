import { readFileSync } from "node:fs";
import { writeCarts } from "../../src/features/my-carts/file.ts";
import { onward, saved, five, card, cards, button, openWith, fileOf } from "../my-carts-page.ts";
import { expect, test } from "../test.ts";

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
