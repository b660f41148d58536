import type { Page } from "@playwright/test";
import { ValueTool } from "./value-tool.ts";

export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Sell Your Golf Cart" });
export const opener = (page: Page) => page.getByRole("button", { name: "List for Sale" });

export async function openDialog(page: Page) {
  await new ValueTool(page).open("/?year=2020&make=Club+Car&model=Onward");
  await opener(page).click();
  return dialogOf(page);
}

export async function fillListing(page: Page, email: string) {
  const dialog = dialogOf(page);
  await dialog.getByLabel("Name").fill("Ann");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Location").fill("Ocala, FL");
}
