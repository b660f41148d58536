import { expect, test } from "@playwright/test";
import { fillMessage, uniqueEmail, storedFrom } from "../inbox-files.ts";

// The browser logs a failed request as an error, so these tests do not watch the console.

const send = { name: "Send Message" };

const confirmation = "Thank you for your message!";

test("a message that does not arrive is kept, and a retry makes a single entry", async ({
  page,
}) => {
  const email = uniqueEmail();
  await page.goto("/contact");
  await fillMessage(page, email);
  await page.route("/api/messages", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", send).click();
  await expect(page.getByRole("alert")).toContainText("This did not reach us.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Message")).toHaveValue("Is my DS from 2004?");
  await page.unroute("/api/messages");
  await page.getByRole("button", send).click();
  await expect(page.getByRole("alert")).toContainText(confirmation);
  expect(await storedFrom(email)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, a message is stored, and a page confirms it", async ({ page }) => {
    const email = uniqueEmail();
    await page.goto("/contact");
    await fillMessage(page, email);
    await page.getByRole("button", send).click();
    await expect(page).toHaveURL("/message-sent");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent");
    expect(await storedFrom(email)).toHaveLength(1);
  });
});
