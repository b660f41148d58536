import { type Locator, type Page, test as withFaults } from "@playwright/test";
import { storedFrom, uniqueEmail } from "../inbox-files.ts";
import { expect, hydrated, test } from "../test.ts";

const heading = "Year\tMake\tModel\tPrice";
const row = "2019\tClub Car\tPrecedent\t$6,495";
/** As much as the field takes. */
const stock =
  `${heading}\n${`${row}\n`.repeat((200_000 - heading.length) / (row.length + 1) - 1)}`.trim();

async function fillStock(page: Page, email: string): Promise<void> {
  await page.getByLabel("Name").fill("Ann");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Message/).fill("Sunny Carts, Ocala, FL");
  await paste(page.getByLabel(/^Inventory/), stock);
}

/** Filling in 200 KB takes the browser a minute; pasting it takes a second. */
function paste(field: Locator, text: string): Promise<void> {
  return field.evaluate((textarea: HTMLTextAreaElement, pasted) => {
    textarea.value = pasted;
    textarea.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, text);
}

test("a dealer's pasted spreadsheet is stored whole, and the form is emptied", async ({ page }) => {
  const email = uniqueEmail();
  await page.goto("/for-dealers");
  await hydrated(page);
  await fillStock(page, email);
  await page.getByRole("button", { name: "Send Your Inventory" }).click();
  const outcome = page.getByRole("alert");
  await expect(outcome).toHaveText("Thank you. We’ll write back before we list anything.");
  await expect(outcome).toBeFocused();
  await expect(page.getByLabel(/^Inventory/)).toHaveValue("");
  expect(await storedFrom(email)).toMatchObject([
    { kind: "message", subject: "business", message: "Sunny Carts, Ocala, FL", stock },
  ]);
});

test("what is typed for a dealer's stock doesn't show up on the contact page", async ({ page }) => {
  await page.goto("/for-dealers");
  await hydrated(page);
  await fillStock(page, uniqueEmail());
  await page.goto("/contact");
  await expect(page.getByLabel(/^Message/)).toHaveValue("");
  await page.goto("/for-dealers");
  await expect(page.getByLabel(/^Inventory/)).toHaveValue(stock);
});

withFaults(
  "a dealer's stock that doesn't arrive is kept and can be sent again",
  async ({ page, context }) => {
    const email = uniqueEmail();
    await page.goto("/for-dealers");
    await hydrated(page);
    await fillStock(page, email);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send Your Inventory" }).click();
    await expect(page.getByRole("alert")).toContainText("You are offline.");
    await expect(page.getByLabel(/^Inventory/)).toHaveValue(stock);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Send Your Inventory" }).click();
    await expect(page.getByRole("alert")).toContainText("Thank you.");
    expect(await storedFrom(email)).toHaveLength(1);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, a dealer's pasted spreadsheet is stored whole", async ({ page }) => {
    const email = uniqueEmail();
    await page.goto("/for-dealers");
    await fillStock(page, email);
    await page.getByRole("button", { name: "Send Your Inventory" }).click();
    await expect(page).toHaveURL("/message-sent");
    expect(await storedFrom(email)).toMatchObject([{ stock }]);
  });
});
