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
  number = () => this.page.getByLabel("Serial number, VIN, or date code");
  answer = () => this.page.getByRole("region", { name: "Year finder" });
  status = () => this.answer().getByRole("status");
  years = () => this.answer().locator("data");
  take = (year: number) =>
    this.answer().getByRole("link", {
      name: new RegExp(`^(Value it as a|Use this age).* ${year}$`),
    });

  async ready(): Promise<void> {
    await hydrated(this.page);
  }

  /** Types a number, with the form open over an earlier answer, and reads it. */
  async read(number: string): Promise<void> {
    const change = this.page.getByRole("button", { name: "Change" });
    if (await change.isVisible()) await change.click();
    await this.number().fill(number);
    await this.page.getByRole("button", { name: "Read the Plate" }).click();
  }
}

export async function openFinder(page: Page, query = ""): Promise<YearFinder> {
  const finder = new YearFinder(page);
  await page.goto(`/year-finder${query}`);
  await finder.ready();
  return finder;
}

/** Follows the link beside the year of a cart. */
export async function findYearOfCart(page: Page): Promise<YearFinder> {
  await page.getByRole("link", { name: "Find it from the serial number" }).click();
  const finder = new YearFinder(page);
  await finder.ready();
  return finder;
}
