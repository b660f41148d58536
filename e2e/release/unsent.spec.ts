import { type Page, expect, test } from "@playwright/test";
import { fillMessage, uniqueEmail, storedFrom } from "../inbox-files.ts";
import { dialogOf, opener, sendCart } from "../sell-dialog-page.ts";
import { expectAccessible } from "../test.ts";

// The browser logs a failed request as an error, so these tests do not watch the console.

test.use({ serviceWorkers: "allow" });

const notice = (page: Page) => page.getByRole("complementary", { name: "Notice" });
const sendNow = (page: Page) => notice(page).getByRole("button", { name: "Send now" });

/** Opens the contact page and sends a message from it while offline. */
async function writeOffline(page: Page, email: string): Promise<void> {
  await page.goto("/contact");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await fillMessage(page, email);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "This browser will keep it for 7 days and ask if you want to send it.",
  );
}

test("a message written offline is offered when the connection is back, and sent once", async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await writeOffline(page, email);
  await page.goto("/year-finder");
  await expect(notice(page)).toBeHidden();
  await context.setOffline(false);
  await expect(notice(page).getByRole("status")).toHaveText(
    /^Your message from \d+:\d\d [AP]M has not been sent\. This browser keeps it for 7 days\.$/,
  );
  await expect(page.locator("body")).toBeFocused();
  await expectAccessible(page);
  await sendNow(page).click();
  await expect(notice(page).getByRole("status")).toHaveText("Your message was sent.");
  expect(await storedFrom(email)).toHaveLength(1);
  await notice(page).getByRole("button", { name: "Close" }).click();
  await expect(notice(page)).toBeHidden();
  await page.goto("/contact");
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(notice(page)).toBeHidden();
});

test("two tabs that send the same message at once send it once", async ({ page, context }) => {
  const email = uniqueEmail();
  await writeOffline(page, email);
  const bothAsk = Promise.withResolvers<void>();
  let asking = 0;
  await context.route("**/api/messages", async (route) => {
    asking += 1;
    if (asking === 2) bothAsk.resolve();
    await bothAsk.promise;
    await route.continue();
  });
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto("/privacy-policy");
  for (const tab of [page, other]) await sendNow(tab).click();
  for (const tab of [page, other]) await expect(sendNow(tab)).toBeHidden();
  expect(await storedFrom(email)).toHaveLength(1);
});

test("a sale form written offline is offered and sent too", async ({ page, context }) => {
  const email = uniqueEmail();
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto("/?year=2020&make=Club+Car&model=Onward");
  await opener(page).click();
  await sendCart(page, email);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("alert")).toContainText("This browser will keep it");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await context.setOffline(false);
  await expect(notice(page)).toContainText("Your sale form from");
  await sendNow(page).click();
  await expect(notice(page).getByRole("status")).toHaveText("Your sale form was sent.");
  expect(await storedFrom(email)).toMatchObject([{ kind: "lead", cart: { model: "Onward" } }]);
});
