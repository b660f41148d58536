import type { Entry, EntryOf } from "../domain/submissions/entry.ts";
import { openStore } from "../server/store/open-store.ts";
import type { Store } from "../server/store/store.ts";
import { randomUUID } from "node:crypto";
import { type Page, expect } from "@playwright/test";

/** Where the server under test stores what is sent to it. */
export const dataDir = "dist/e2e-inbox";

export async function withStore<T>(
  read: (store: Store) => Promise<T>,
  folder = dataDir,
): Promise<T> {
  const store = openStore({ databaseUrl: "", dataDir: folder });
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}

export function storedFrom(email: string, folder?: string): Promise<Entry[]> {
  return withStore((store) => store.list({ email, limit: 99 }), folder);
}

/** The code that a reported sale's thanks show. */
export async function codeOnPage(page: Page): Promise<string> {
  const sentence = page.getByText("Your code is");
  await expect(sentence).toBeVisible();
  return /Your code is ([\dA-Z-]+)\./.exec(await sentence.innerText())![1]!;
}

export function storedSale(code: string): Promise<EntryOf<"sale"> | null> {
  return withStore((store) => store.saleByCode(code));
}

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
