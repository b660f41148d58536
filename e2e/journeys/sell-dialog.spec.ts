import type { Page } from "@playwright/test";
import { test as unwatched } from "../dated-page.ts";
import { uniqueEmail, storedFrom } from "../inbox-files.ts";
import { expect, test } from "../test.ts";
import { ValueTool, onward } from "../value-tool.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Sell Your Golf Cart" });
const opener = (page: Page) => page.getByRole("button", { name: "List for Sale" });

async function openDialog(page: Page) {
  await new ValueTool(page).open("/?year=2020&make=Club+Car&model=Onward");
  await opener(page).click();
  return dialogOf(page);
}

test(
  "it is closed at first, and opens with the cart, the value, and the fields",
  { tag: "@both" },
  async ({ page }) => {
    const tool = new ValueTool(page);
    await tool.open();
    await expect(dialogOf(page)).toBeHidden();
    await tool.enter(onward);
    await tool.calculate().click();
    await opener(page).click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText("2020 Club Car Onward · estimated at $5,130");
    for (const label of ["Name", "Email", "Location"]) {
      await expect(dialog.getByLabel(label)).toHaveAttribute("required");
    }
    for (const label of ["Phone", "Description"]) {
      await expect(dialog.getByLabel(label)).not.toHaveAttribute("required");
    }
    await expect(dialog.getByLabel("Email")).toHaveAttribute("type", "email");
    await expect(dialog.getByPlaceholder("Tell us about your golf cart...")).toHaveValue(
      "2020 Club Car Onward: 2 seats, electric, good condition, 2-year-old batteries. Estimated value: $5,130.",
    );
  },
);

test("the description follows the cart until it is changed, also after a reload", async ({
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
  await expect(description).toHaveValue(/^2020 Club Car Tempo: /);
  await page.reload();
  await opener(page).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Ann");
  await revalue("Onward");
  await expect(description).toHaveValue(/^2020 Club Car Onward: /);
  await description.fill("Garage kept");
  await revalue("Tempo");
  await expect(description).toHaveValue("Garage kept");
  await page.reload();
  await opener(page).click();
  await expect(description).toHaveValue("Garage kept");
});

const closings: [string, (page: Page) => Promise<void>][] = [
  ["Cancel", (page) => page.getByRole("button", { name: "Cancel" }).click()],
  ["the X", (page) => page.getByRole("button", { name: "Close", exact: true }).click()],
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["the backdrop", (page) => page.mouse.click(5, 5)],
];
test("closing it in any way returns the focus and keeps the typed text", async ({ page }) => {
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

test("a press that begins inside it and ends outside does not close it", async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel("Name").hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test("it is not submitted without a name, an email address, and a location", async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel("Name").fill("Ann");
  await dialog.getByLabel("Location").fill("Ocala, FL");
  await dialog.getByLabel("Email").fill("not an address");
  await dialog.getByRole("button", { name: "Send listing" }).click();
  await expect(dialog).toBeVisible();
});

async function fillListing(page: Page, email: string) {
  const dialog = dialogOf(page);
  await dialog.getByLabel("Name").fill("Ann");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Location").fill("Ocala, FL");
}

test("submitting stores the listing, closes the dialog, confirms, and clears the fields", async ({
  page,
}) => {
  const email = uniqueEmail();
  const dialog = await openDialog(page);
  await fillListing(page, email);
  await dialog.getByRole("button", { name: "Send listing" }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("status").getByText("We received your details for the 2020 Club Car Onward"),
  ).toBeVisible();
  expect(await storedFrom(email)).toMatchObject([
    {
      kind: "lead",
      name: "Ann",
      phone: "",
      location: "Ocala, FL",
      estimate: 5130,
      cart: { make: "Club Car", model: "Onward", modelYear: 2020 },
      page: expect.stringContaining("/?year=2020"),
    },
  ]);
  await opener(page).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("");
});

test("a listing has the optional details that were entered", async ({ page }) => {
  const email = uniqueEmail();
  const tool = new ValueTool(page);
  await tool.open(
    "/?year=2020&make=Club+Car&model=Onward&batteryType=lithium&serial=JE2036-123456",
  );
  await opener(page).click();
  await fillListing(page, email);
  await page.getByRole("button", { name: "Send listing" }).click();
  await expect(page.getByRole("status").getByText("We received your details")).toBeVisible();
  const [lead] = await storedFrom(email);
  expect(lead).toMatchObject({ batteryType: "lithium", serial: "JE2036-123456" });
  expect(lead).not.toHaveProperty("lifted");
});

unwatched(
  "a listing that does not arrive stays, and a retry makes a single entry",
  async ({ page }) => {
    const email = uniqueEmail();
    const dialog = await openDialog(page);
    await fillListing(page, email);
    // The first request is stored, but its response is lost.
    await page.route("/api/leads", async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502, body: "Bad gateway" });
    });
    await dialog.getByRole("button", { name: "Send listing" }).click();
    await expect(dialog.getByRole("alert")).toContainText("This did not reach us.");
    await expect(dialog.getByLabel("Email")).toHaveValue(email);
    await page.unroute("/api/leads");
    await dialog.getByRole("button", { name: "Send listing" }).click();
    await expect(dialog).toBeHidden();
    expect(await storedFrom(email)).toHaveLength(1);
  },
);

unwatched("a phone number corrected after a lost response is stored", async ({ page }) => {
  const email = uniqueEmail();
  const dialog = await openDialog(page);
  await fillListing(page, email);
  await dialog.getByLabel("Phone").fill("202 555 0142");
  await page.route("/api/leads", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Send listing" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This did not reach us.");
  await page.unroute("/api/leads");
  await dialog.getByLabel("Phone").fill("202 555 0199");
  await dialog.getByRole("button", { name: "Send listing" }).click();
  await expect(dialog).toBeHidden();
  const phones = (await storedFrom(email)).map((entry) => entry.kind === "lead" && entry.phone);
  expect(phones).toContain("202 555 0199");
});

test("the keyboard stays inside it", async ({ page }) => {
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
