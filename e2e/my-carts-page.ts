import type { Page } from "@playwright/test";
import { type SavedCart, savedCart, writeCarts } from "../src/features/my-carts/format.ts";
import { someDetails } from "../domain/details/cart.fixture.ts";
import { asOfYear } from "./dated-page.ts";
import { expect, hydrated } from "./test.ts";

export const onward = someDetails();
export const drive = someDetails({
  modelYear: "2016",
  make: "Yamaha",
  model: "Drive2",
  powertrain: "gas",
});
export const wreck = someDetails({
  modelYear: "1995",
  make: "EZ-GO",
  model: "TXT",
  condition: "poor",
});
const monaco = someDetails({ make: "Garia", model: "Monaco", hasUpgrades: false });
const hauler = someDetails({ make: "Cushman", model: "Hauler", seats: 2 });

const may = new Date(`${asOfYear}-05-03T12:00:00Z`);
export const saved = (
  details: SavedCart["details"],
  id: string,
  change: Partial<SavedCart> = {},
) => ({
  ...savedCart(details, "/", id, may, { role: "selling", ad: null }),
  ...change,
});
export const five = [onward, drive, wreck, monaco, hauler].map((details, index) =>
  saved(details, `cart-${index + 1}`),
);

export const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
export const cards = (page: Page) => page.getByRole("article");
export const button = (page: Page, name: string) => page.getByRole("button", { name });
export const saveButton = (page: Page) => button(page, "Save to My carts");
export const kept = (page: Page) => page.evaluate(() => localStorage.getItem("my-carts"));

/** Opens My carts in a browser that has the given text stored. */
export async function openWith(page: Page, stored: string | readonly SavedCart[], query = "") {
  const text = typeof stored === "string" ? stored : writeCarts(stored);
  // Any page of the site would do, and this one loads fastest.
  await page.goto("/robots.txt");
  await page.evaluate((value) => localStorage.setItem("my-carts", value), text);
  await page.goto(`/my-carts${query}`);
  await ready(page);
}

export async function ready(page: Page) {
  await hydrated(page);
  await expect(page.getByText("Looking for the carts")).toHaveCount(0);
}

export async function choose(page: Page, ...names: string[]) {
  for (const name of names) await card(page, name).getByLabel("Compare").check();
}

/** Opens the cart's name, note, and what else can be done with it. */
export async function edit(page: Page, name: string) {
  await card(page, name).getByRole("button", { name: "Edit" }).click();
}

export async function remove(page: Page, name: string) {
  await edit(page, name);
  await card(page, name).getByRole("button", { name: "Remove" }).click();
}

export async function compare(page: Page, ...names: string[]) {
  await choose(page, ...names);
  await button(page, "Compare them").click();
}

export const long = saved({ ...hauler, model: "Hauler ".repeat(11).trim() }, "long", {
  name: "W".repeat(80),
  note: "x".repeat(500),
});
