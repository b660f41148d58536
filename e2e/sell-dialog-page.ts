import type { FrameLocator, Page } from "@playwright/test";
import { openTool } from "./value-tool.ts";

export const dialogOf = (page: Page | FrameLocator) =>
  page.getByRole("dialog", { name: "Sell Your Golf Cart" });
export const opener = (page: Page | FrameLocator) =>
  page.getByRole("button", { name: "List for Sale" });

export async function openDialog(page: Page, details = "") {
  await openTool(page, `/?year=2020&make=Club+Car&model=Onward${details}`);
  await opener(page).click();
  return dialogOf(page);
}

/** Fills in what is required, and sends it. */
export async function sendCart(page: Page | FrameLocator, email: string) {
  const dialog = dialogOf(page);
  await dialog.getByLabel("Name").fill("Ann");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Location").fill("Ocala, FL");
  await dialog.getByRole("button", { name: "Send my cart" }).click();
}
