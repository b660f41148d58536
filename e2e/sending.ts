import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

/** A different address for each test, so that it can find what it sent. */
export function uniqueEmail(): string {
  return `${randomUUID()}@example.com`;
}

export async function fillMessage(page: Page, email: string): Promise<void> {
  await page.getByLabel("Name").fill("Ann");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Subject").selectOption("valuation");
  await page.getByLabel("Message").fill("Is my DS from 2004?");
}
