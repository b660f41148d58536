import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { hydrated } from "./test.ts";

/** The page for many carts as a visitor finds it, by roles and labels. */
export class Fleet {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  text = () => this.page.getByRole("textbox", { name: "Or paste or type" });
  board = () => this.page.getByRole("region", { name: "Fleet result" });
  title = () => this.board().getByRole("heading", { level: 2 });
  total = () => this.board().locator("data");
  linesToFix = () => this.page.getByRole("region", { name: /lines? to fix|Every line is valued/ });
  answer = (name: string) => this.linesToFix().getByRole("textbox", { name });
  strip = () => this.page.getByRole("region", { name: "How we read your columns" });
  table = () => this.page.getByRole("region", { name: "Cart by cart" });
  rows = () => this.table().locator("tbody tr");
  button = (name: string) => this.page.getByRole("button", { name });

  async ready(): Promise<void> {
    await hydrated(this.page);
  }

  async paste(text: string): Promise<void> {
    await this.text().fill(text);
    await this.button("Value the Carts").click();
  }

  async choose(buffer: Buffer | string, name = "carts.csv"): Promise<void> {
    const chosen = { name, mimeType: "text/csv", buffer: Buffer.from(buffer) };
    await this.page.locator('input[type="file"]').setInputFiles(chosen);
  }

  async download(): Promise<string> {
    const arriving = this.page.waitForEvent("download");
    await this.button("Download CSV").click();
    return readFileSync(await (await arriving).path(), "utf8");
  }
}

export async function opened(page: Page): Promise<Fleet> {
  const fleet = new Fleet(page);
  await page.goto("/fleet");
  await fleet.ready();
  return fleet;
}

/** The shortest line of a cart. */
export const one = "2018,Club Car,Precedent";
