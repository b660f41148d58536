import type { Page } from "@playwright/test";
import { hydrated } from "./test.ts";

/** The year finder as a visitor finds it, by roles and labels. */
export class YearFinder {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  kind = () => this.page.getByLabel("What it is");
  readAs = (label: string) => this.page.getByText(`Read as a ${label}.`);
  number = () => this.page.getByRole("textbox");
  answer = () => this.page.getByRole("region", { name: "Year finder answer" });
  status = () => this.answer().getByRole("status");
  years = () => this.answer().locator("data");
  take = (year: number) => this.answer().getByRole("link", { name: new RegExp(`^Use .*${year}$`) });

  async open(query = ""): Promise<void> {
    await this.page.goto(`/year-finder${query}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await hydrated(this.page);
  }

  async change(kind: string): Promise<void> {
    await this.page.getByRole("button", { name: "Change" }).click();
    await this.kind().selectOption(kind);
  }
}
