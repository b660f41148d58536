import type { Page } from "@playwright/test";
import { expect } from "./test.ts";
import { type YearFinder } from "./year-finder-page.ts";

export const serial = "PH1523-345678";

export async function openScanner(page: Page) {
  await page.getByRole("button", { name: "Scan the bar code" }).click();
  const dialog = page.getByRole("dialog", { name: "Scan the label" });
  return {
    dialog,
    status: dialog.getByRole("status"),
    async choose(photo: Buffer) {
      const asked = page.waitForEvent("filechooser");
      await dialog.getByRole("button", { name: "Use a photo" }).click();
      const chooser = await asked;
      await chooser.setFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer: photo });
    },
  };
}

export async function expectYear(finder: YearFinder, year: string): Promise<void> {
  await expect(finder.years()).toHaveAttribute("value", year);
  await expect(finder.answer()).toBeFocused();
  await expect(finder.number()).toHaveValue(serial);
}
