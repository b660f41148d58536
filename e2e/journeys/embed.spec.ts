import { spawnSync } from "node:child_process";
import { type FrameLocator, expect } from "@playwright/test";
import { dealer, frameIn, lineFor, openDealer, openLine, valueOnward } from "../embed-page.ts";
import { dataDir, uniqueEmail, storedFrom } from "../inbox-files.ts";
import { test } from "../dated-page.ts";
import { expectAccessible } from "../test.ts";

openDealer();

test("a dealer's visitor values a cart and offers it, and the operator exports the dealer's leads", async ({
  page,
  baseURL,
}) => {
  const partner = `sunny-${Date.now().toString(36)}`;
  const email = uniqueEmail();
  const frame = await openLine(page, baseURL!, `?make=club-car&partner=${partner}`);
  await valueOnward(frame);
  await frame.getByRole("button", { name: "List for Sale" }).click();
  const dialog = frame.getByRole("dialog", { name: "Sell Your Golf Cart" });
  await expect(dialog).toContainText("which may forward them to the dealer");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await dialog.getByLabel("Name").fill("Ann");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Location").fill("Ocala, FL");
  await dialog.getByRole("button", { name: "Send listing" }).click();
  await expect(frame.getByText("CartWorth received your details for the")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(frame.getByRole("button", { name: "List for Sale" })).toBeFocused();

  const [lead] = await storedFrom(email);
  expect(lead).toMatchObject({
    kind: "lead",
    partner,
    page: expect.stringMatching(/^\/\?year=2020/),
  });
  const exported = spawnSync(
    process.execPath,
    ["cli/inbox/inbox.ts", "export", "--format", "csv", "--partner", partner],
    {
      env: { ...process.env, NO_COLOR: undefined, DATA_DIR: dataDir, DATABASE_URL: "" },
      encoding: "utf8",
    },
  );
  const [, ...rows] = exported.stdout.trim().split("\r\n");
  expect([exported.status, exported.stderr, rows.length]).toEqual([0, "", 1]);
  expect(rows[0]).toContain(email);
});

test.describe("what the dealer chooses", () => {
  test("is light in a light page, whatever the visitor's system prefers", async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    const ground = (frame: FrameLocator) =>
      frame.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    const light = await ground(await openLine(page, baseURL!));
    expect(await ground(await openLine(page, baseURL!, "?scheme=dark"))).not.toBe(light);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await ground(await openLine(page, baseURL!, "?scheme=auto"))).toBe(light);
  });

  test("fixes the make", async ({ page, baseURL }) => {
    const frame = await openLine(page, baseURL!, "?make=club-car");
    await expect(frame.getByLabel("Make", { exact: true })).toHaveCount(0);
    await expect(frame.getByText("Make Club Car")).toBeVisible();
  });

  test("colors the buttons, in both schemes", async ({ page, baseURL }) => {
    const frame = await openLine(page, baseURL!, "?accent=fc0&scheme=auto");
    await valueOnward(frame);
    const button = frame.getByRole("button", { name: "Calculate Value" });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(button).toHaveCSS("background-color", "rgb(255, 204, 0)");
      await expect(button).toHaveCSS("color", "rgb(0, 0, 0)");
      await expectAccessible(page.frames()[1]!);
    }
  });

  test("is ignored where it is not valid", async ({ page, baseURL }) => {
    const frame = await openLine(page, baseURL!, "?make=nobody&accent=red&partner=A%20B");
    await valueOnward(frame);
    const button = frame.getByRole("button", { name: "Calculate Value" });
    await expect(button).not.toHaveCSS("background-color", "rgb(255, 0, 0)");
    await frame.getByRole("button", { name: "List for Sale" }).click();
    await expect(frame.getByRole("dialog")).toContainText("Your details go to CartWorth. Nothing");
  });
});

test("the keyboard alone values a cart and closes the sale form again", async ({
  page,
  baseURL,
}) => {
  const frame = await openLine(page, baseURL!, "?make=club-car");
  await frame.getByLabel("Year").focus();
  await page.keyboard.type("2020");
  await frame.getByLabel("Model").focus();
  await page.keyboard.type("Onward");
  await page.keyboard.press("Enter");
  await expect(frame.locator("data:not([data-answer])")).toHaveAttribute("value", "5130");
  await frame.getByRole("button", { name: "List for Sale" }).focus();
  await page.keyboard.press("Enter");
  await expect(frame.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Ann");
  await page.keyboard.press("Escape");
  await expect(frame.getByRole("dialog")).toBeHidden();
  await expect(frame.getByRole("button", { name: "List for Sale" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(frame.getByLabel("Name")).toHaveValue("Ann");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is text to read and a link to this site", async ({ page, baseURL }) => {
    await page.goto(dealer.add(await lineFor(page, "", baseURL!)));
    await expect(frameIn(page).getByText("The value tool needs JavaScript")).toBeVisible();
    await expect(frameIn(page).getByRole("link", { name: "CartWorth" })).toBeVisible();
  });
});
