import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { type Page, expect, test } from "@playwright/test";
import { fillMessage, uniqueEmail } from "./sending.ts";
import { printedAddress, startServer } from "./server-process.ts";

// A separate site, as it would be on a static host: built and served without the inbox.
test.describe("with the inbox off", () => {
  test.describe.configure({ mode: "serial" });
  let server: ChildProcess;
  let address: string;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const settings = { INBOX: "off", DIST_DIR: "dist/inbox-off", DATA_DIR: "dist/inbox-off-data" };
    server = startServer(settings);
    address = await printedAddress(server);
  });
  test.afterAll(() => {
    server.kill();
  });

  test("a message is logged in the browser, and nothing is sent", async ({ page }) => {
    const sent = watchPosts(page);
    const email = uniqueEmail();
    await page.goto(`${address}/contact`);
    await fillMessage(page, email);
    const logged = page.waitForEvent("console");
    await page.getByRole("button", { name: "Send Message" }).click();
    expect(await (await logged).args()[1]!.jsonValue()).toEqual({
      name: "Ann",
      email,
      subject: "valuation",
      message: "Is my DS from 2004?",
    });
    await expect(page.getByRole("alert")).toHaveText(
      "Thank you for your message! We'll get back to you soon.",
    );
    expect(sent).toEqual([]);
  });

  test("a listing is logged too, and the dialog closes", async ({ page }) => {
    const sent = watchPosts(page);
    await page.goto(`${address}/?year=2020&make=Club+Car&model=Onward`);
    await page.getByRole("button", { name: "List for Sale" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Ann");
    await dialog.getByLabel("Email").fill("ann@example.com");
    await dialog.getByLabel("Location").fill("Ocala, FL");
    const logged = page.waitForEvent("console");
    await dialog.getByRole("button", { name: "Send listing" }).click();
    expect(await (await logged).args()[1]!.jsonValue()).toMatchObject({
      name: "Ann",
      location: "Ocala, FL",
      cart: { make: "Club Car", model: "Onward" },
    });
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Your listing form is complete")).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("there is no API and no database", async ({ request }) => {
    expect((await request.post(`${address}/api/messages`, { data: {} })).status()).toBe(405);
    expect(existsSync("dist/inbox-off-data")).toBe(false);
  });
});

function watchPosts(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  return sent;
}
