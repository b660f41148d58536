import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { hydrated } from "./test.ts";

export class Fleet {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  text = () => this.page.getByRole("textbox", { name: "Or paste or type" });
  value = () => this.page.getByRole("region", { name: "Fleet value" });
  title = () => this.value().getByRole("heading", { level: 1 });
  total = () => this.value().locator("data").first();
  linesToFix = () => this.page.getByRole("region", { name: /counted/ });
  answer = (name: string) => this.linesToFix().getByRole("textbox", { name });
  columns = () => this.page.getByRole("region", { name: "How we read your columns" });
  table = () => this.page.getByRole("region", { name: "Model by model" });
  rows = () => this.table().locator("tbody tr");
  button = (name: string) => this.page.getByRole("button", { name });

  async ready(): Promise<void> {
    await hydrated(this.page);
  }

  async change(): Promise<void> {
    await this.button("Change").click();
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

export const one = "2018,Club Car,Precedent";
