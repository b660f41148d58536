import type { Page } from "@playwright/test";
import { hydrated } from "./test.ts";

export class BatteryTest {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  pack = () => this.page.getByLabel("Battery pack");
  rested = () => this.page.getByLabel(/parked for 6 hours/);
  charged = () => this.page.getByLabel("Fully charged before that?");
  battery = (number: number) => this.page.getByLabel(`Battery ${number}`, { exact: true });
  code = () => this.page.getByLabel(/^Date code/);
  answer = () => this.page.getByRole("region", { name: "Battery test answer" });
  status = () => this.answer().getByRole("status");
  take = () => this.answer().getByRole("link", { name: /^Use this age/ });

  async ready(): Promise<void> {
    await hydrated(this.page);
  }

  async enter(...volts: string[]): Promise<void> {
    for (const [index, each] of volts.entries()) await this.battery(index + 1).fill(each);
  }
}

export async function openPack(page: Page, query = ""): Promise<BatteryTest> {
  const pack = new BatteryTest(page);
  await page.goto(`/battery-test${query}`);
  await pack.ready();
  return pack;
}
