import { answerNumber } from "../../domain/answer/text.ts";
import { type Details, queryOf } from "../../domain/details/details.ts";
import { calculate } from "../../src/features/cart-form/calculation.ts";
import { onward, card, cards, edit, saveButton } from "../my-carts-page.ts";
import { asOfYear } from "../dated-page.ts";
import { expect, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

test("an estimate can be saved once from the tool, given a name and a note, and reopened", async ({
  page,
}) => {
  const tool = await openTool(page, `/club-car${queryOf(onward)}`);
  await saveButton(page).click();
  const status = page.getByRole("status").filter({ hasText: "See My carts" });
  await expect(status).toHaveText("Saved as 2020 Club Car Onward. See My carts");
  // Waits, so that nothing arrives and moves the button between press and release.
  await expect(page.getByText("with dealer and date")).toBeVisible();
  await saveButton(page).click();
  await expect(status).toHaveText("Already saved as 2020 Club Car Onward. See My carts");
  await status.getByRole("link", { name: "See My carts" }).click();
  await expect(page).toHaveURL("/my-carts");

  await expect(cards(page)).toHaveCount(1);
  await edit(page, "2020 Club Car Onward");
  await page.getByLabel("Name").fill("Bob’s, by the lake");
  await page.getByLabel("Note").fill("Asks $6,000.\nNeeds a seat.");
  await page.reload();
  const bobs = card(page, "Bob’s, by the lake");
  await edit(page, "Bob’s, by the lake");
  await expect(bobs.getByLabel("Name")).toHaveValue("Bob’s, by the lake");
  await expect(bobs.getByLabel("Note")).toHaveValue("Asks $6,000.\nNeeds a seat.");
  await expect(bobs.locator("data")).toHaveAttribute("value", ask(onward));
  await expect(bobs).toContainText("2020 Club Car Onward");
  await expect(bobs).toContainText(`Estimated value $5,216, saved Jun 1, ${asOfYear}`);

  await bobs.getByRole("link", { name: "Bob’s, by the lake", exact: true }).click();
  await expect(page).toHaveURL(`/club-car${queryOf(onward)}`);
  await expect(tool.value()).toHaveAttribute("value", "5216");
  await expect(tool.batteryAge()).toHaveValue("4");
});

const ask = (details: Details) => String(answerNumber(calculate(details, asOfYear)!, "selling"));
