import type { Page } from "@playwright/test";
import { test as unwatched } from "../dated-page.ts";
import { storedFrom, uniqueEmail } from "../inbox-files.ts";
import { expect, test } from "../test.ts";
import { openDialog, opener, sendCart, dialogOf } from "../sell-dialog-page.ts";
import { ValueTool, onward, openTool } from "../value-tool.ts";

test("the description in the sell dialog follows the cart until it is changed, also after a reload", async ({
  page,
}) => {
  const dialog = await openDialog(page);
  const description = dialog.getByLabel("Description");
  const revalue = async (model: string) => {
    const tool = new ValueTool(page);
    await page.keyboard.press("Escape");
    if (await tool.model().isHidden()) await tool.change();
    await tool.model().fill(model);
    await tool.calculate().click();
    await opener(page).click();
  };
  await dialog.getByLabel("Name").fill("Ann");
  await revalue("Tempo");
  await expect(description).toHaveValue(/^2020 Club Car Tempo\b/);
  await page.reload();
  await opener(page).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Ann");
  await revalue("Onward");
  await expect(description).toHaveValue(/^2020 Club Car Onward\b/);
  await description.fill("Garage kept");
  await revalue("Tempo");
  await expect(description).toHaveValue("Garage kept");
  await page.reload();
  await opener(page).click();
  await expect(description).toHaveValue("Garage kept");
});

test("a serial number stays in the browser unless its box is checked", async ({ page }) => {
  const email = uniqueEmail();
  const dialog = await openDialog(page, "&serial=JE2036-123456");
  const sent = page.waitForRequest("/api/leads");
  await expect(dialog.getByLabel("Send the serial number, too")).not.toBeChecked();
  await sendCart(page, email);
  expect((await sent).postData()).not.toContain("123456");
  await expect(dialog).toBeHidden();
  expect(await storedFrom(email)).toMatchObject([{ cart: { model: "Onward", serial: "" } }]);
});

test("a press that begins inside the sell dialog and ends outside does not close it", async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel("Name").hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

unwatched("a phone number corrected after a lost response is stored", async ({ page }) => {
  const email = uniqueEmail();
  const dialog = await openDialog(page);
  await dialog.getByLabel("Phone").fill("202 555 0142");
  await page.route("/api/leads", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendCart(page, email);
  await expect(dialog.getByRole("alert")).toContainText("This did not reach us.");
  await page.unroute("/api/leads");
  await dialog.getByLabel("Phone").fill("202 555 0199");
  await dialog.getByRole("button", { name: "Send my cart" }).click();
  await expect(dialog).toBeHidden();
  const phones = (await storedFrom(email)).map((entry) => entry.kind === "lead" && entry.phone);
  expect(phones).toContain("202 555 0199");
});

test("the keyboard stays inside the sell dialog", async ({ page }) => {
  const dialog = await openDialog(page);
  await expect(dialog.getByLabel("Name")).toBeFocused();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement!.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
});

const closings: [string, (page: Page) => Promise<void>][] = [
  ["Cancel", (page) => page.getByRole("button", { name: "Cancel" }).click()],
  ["the X", (page) => page.getByRole("button", { name: "Close", exact: true }).click()],
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["the backdrop", (page) => page.mouse.click(5, 5)],
];

test("closing the sell dialog in any way returns the focus and keeps the typed text", async ({
  page,
}) => {
  const dialog = await openDialog(page);
  for (const [name, close] of closings) {
    await test.step(name, async () => {
      await dialog.getByLabel("Name").fill(`Ann, who uses ${name}`);
      await dialog.getByLabel("Description").fill("Garage kept");
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await opener(page).click();
      await expect(dialog.getByLabel("Name")).toHaveValue(`Ann, who uses ${name}`);
      await expect(dialog.getByLabel("Description")).toHaveValue("Garage kept");
    });
  }
});

test(
  "the sell dialog is closed at first, and opens with the cart, its prices, and a description",
  { tag: "@both" },
  async ({ page }) => {
    const tool = await openTool(page);
    await expect(dialogOf(page)).toBeHidden();
    await tool.enter(onward);
    await tool.calculate().click();
    await opener(page).click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText(
      /2020 Club Car Onward · Asking \$\d,\d{3} · estimated at \$5,130/,
    );
    await expect(dialog.getByPlaceholder("Tell us about your golf cart...")).toHaveValue(
      /^2020 Club Car Onward: 2 seats, electric, good condition, 2-year-old batteries\. Asking \$\d,\d{3}\. Estimated value: \$5,130\.$/,
    );
  },
);

unwatched(
  "a form that does not arrive stays, and a retry makes a single entry",
  async ({ page }) => {
    const email = uniqueEmail();
    const dialog = await openDialog(page);
    // The first request is stored, but its response is lost.
    await page.route("/api/leads", async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502, body: "Bad gateway" });
    });
    await sendCart(page, email);
    await expect(dialog.getByRole("alert")).toContainText("This did not reach us.");
    await expect(dialog.getByLabel("Email")).toHaveValue(email);
    await page.unroute("/api/leads");
    await dialog.getByRole("button", { name: "Send my cart" }).click();
    await expect(dialog).toBeHidden();
    expect(await storedFrom(email)).toHaveLength(1);
  },
);
