import { expect, test } from "@playwright/test";
import { fillMessage, uniqueEmail, storedFrom } from "../inbox-files.ts";

// The browser logs a failed request as an error, so these tests do not watch the console.

const send = { name: "Send Message" };
const confirmation = "Thank you for your message!";

test("a visitor who is offline is told and can send later", async ({ page, context }) => {
  const email = uniqueEmail();
  await page.goto("/contact");
  await fillMessage(page, email);
  await context.setOffline(true);
  await page.getByRole("button", send).click();
  await expect(page.getByRole("alert")).toContainText("You are offline.");
  await context.setOffline(false);
  await page.getByRole("button", send).click();
  await expect(page.getByRole("alert")).toContainText(confirmation);
  expect(await storedFrom(email)).toHaveLength(1);
});

test("typed text survives a reload, and is gone once it is stored", async ({ page }) => {
  await page.goto("/contact");
  await fillMessage(page, uniqueEmail());
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("Is my DS from 2004?");
  await expect(page.getByLabel("Subject")).toHaveValue("valuation");
  await page.getByRole("button", send).click();
  await expect(page.getByRole("alert")).toContainText(confirmation);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, a page says what to correct in a message, whose text is still there on the way back", async ({
    page,
  }) => {
    await page.goto("/contact");
    await fillMessage(page, "ann@localhost");
    await page.getByRole("button", send).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole("listitem")).toHaveText([
      "Enter an email address such as ann@example.com.",
    ]);
    await page.goBack();
    await expect(page.getByLabel("Message")).toHaveValue("Is my DS from 2004?");
    await expect(page.getByLabel("Subject")).toHaveValue("valuation");
    await page.getByLabel("Email").fill(uniqueEmail());
    await page.getByRole("button", send).click();
    await expect(page).toHaveURL("/message-sent");
  });
});
