import { type Locator, type Page, expect } from "@playwright/test";
import { codeOnPage, storedFrom, storedSale, uniqueEmail } from "../inbox-files.ts";
import { test } from "../dated-page.ts";
import { dialogOf, opener } from "../sell-dialog-page.ts";
import { expectAccessible, expectAccessibleInBothSchemes } from "../test.ts";
import { openTool } from "../value-tool.ts";

// The browser logs a rejected form as an error, so these tests do not watch the console.

interface SentForm {
  name: string;
  /** Opens the form and leaves the focus on its first field. */
  open: (page: Page) => Promise<Locator>;
  /** Types into each field and moves on with Tab, from the first field to the button. */
  type: (page: Page, email: string) => Promise<void>;
  required: string[];
  last: string;
  send: string;
  api: string;
  stored: (page: Page) => Locator;
}

const forms: SentForm[] = [
  {
    name: "the contact form",
    async open(page) {
      await page.goto("/contact");
      await page.getByLabel("Name").focus();
      return page.locator("form");
    },
    type: (page, email) => typeInto(page, ["Ann", email, "V", "Is my DS from 2004?"]),
    required: ["Name", "Email", "Subject", "Message"],
    last: "Message",
    send: "Send Message",
    api: "/api/messages",
    stored: (page) => page.getByText("Thank you for your message!"),
  },
  {
    name: "the sell dialog",
    async open(page) {
      await openTool(page, "/?year=2020&make=Club+Car&model=Onward");
      await opener(page).focus();
      await page.keyboard.press("Enter");
      const dialog = dialogOf(page);
      await expect(dialog.getByLabel("Name")).toBeFocused();
      return dialog;
    },
    // Phone and Description stay empty, and Tab passes over the privacy policy and Cancel.
    type: (page, email) => typeInto(page, ["Ann", email, "", "Ocala, FL", "", "", ""]),
    required: ["Name", "Email", "Location"],
    last: "Location",
    send: "Send my cart",
    api: "/api/leads",
    stored: (page) => page.getByText("We received your details for the"),
  },
];

async function typeInto({ keyboard }: Page, texts: string[]): Promise<void> {
  for (const text of texts) {
    await keyboard.type(text);
    await keyboard.press("Tab");
  }
}

for (const { name, open, type, required, last, send, api, stored } of forms) {
  const button = (form: Locator) => form.getByRole("button", { name: send });
  const pressSend = async (page: Page, form: Locator) => {
    await expect(button(form)).toBeFocused();
    await page.keyboard.press("Enter");
  };

  test(`${name} shows the browser's error at each invalid field until the field is valid`, async ({
    page,
  }) => {
    const form = await open(page);
    await button(form).focus();
    await page.keyboard.press("Enter");
    await expect(form.getByLabel(required[0]!)).toBeFocused();
    for (const label of required) {
      await expect(form.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(/^Please .+\.$/);
    }
    await expect(form.getByText(/^Please /)).toHaveCount(required.length);
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await page.keyboard.type("Ann");
    await expect(form.getByLabel("Name")).not.toHaveAttribute("aria-invalid");
    await expect(form.getByText(/^Please /)).toHaveCount(required.length - 1);
    await form.getByLabel("Email").pressSequentially("ann");
    await expect(form.getByText("Please include an '@'")).toBeVisible();
    await expect(form.getByLabel(last)).toHaveAttribute("aria-invalid", "true");
  });

  test(`${name} shows the server's error at its field until the field is changed`, async ({
    page,
  }) => {
    const form = await open(page);
    const email = uniqueEmail();
    await type(page, "ann@localhost");
    await pressSend(page, form);
    const refusal = "Enter an email address such as ann@example.com.";
    await expect(form.getByLabel("Email")).toBeFocused();
    await expect(form.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel("Email")).toHaveAccessibleDescription(refusal);
    await expect(form.getByRole("alert")).toHaveCount(0);
    await form.getByLabel("Name").pressSequentially("e");
    await expect(form.getByText(refusal)).toBeVisible();
    await form.getByLabel("Email").fill(email);
    await expect(form.getByText(refusal)).toBeHidden();
    await button(form).focus();
    await pressSend(page, form);
    await expect(stored(page)).toBeVisible();
    expect(await storedFrom(email)).toHaveLength(1);
  });

  test(`${name} stays focused on its button while sending, and sends only once`, async ({
    page,
  }) => {
    const form = await open(page);
    const email = uniqueEmail();
    await type(page, email);
    let requests = 0;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(api, async (route) => {
      requests++;
      await answered;
      await route.continue();
    });
    await pressSend(page, form);
    await expect(button(form)).toHaveAttribute("aria-disabled", "true");
    await pressSend(page, form);
    answer();
    await expect(stored(page)).toBeVisible();
    expect(requests).toBe(1);
  });
}

test("errors in the sell dialog are still there when it is reopened", async ({ page }) => {
  const dialog = await forms[1]!.open(page);
  await dialog.getByRole("button", { name: "Send my cart" }).click();
  await expect(dialog.getByText(/^Please /)).toHaveCount(3);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/^Please /)).toHaveCount(3);
});

test("the sale form is accessible in both color schemes while it shows errors", async ({
  page,
}) => {
  await page.goto("/sold");
  await page.getByRole("button", { name: "Send Report" }).click();
  await expect(page.getByLabel("Price paid")).toHaveAttribute("aria-invalid", "true");
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInBothSchemes(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, a rejected report says what to correct, stays filled in, and gets a code once it's stored", async ({
    page,
  }) => {
    const send = () => page.getByRole("button", { name: "Send Report" }).click();
    await page.route("/api/sales", async (route) => {
      // The browser logs a rejected form as an error, so we turn it into a 200 to keep the console clean.
      const response = await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ response, status: response.status() === 422 ? 200 : undefined });
    });
    await page.goto("/sold");
    await page.getByLabel("Year").fill("20");
    await page.getByLabel("Make").selectOption("Club Car");
    await page.getByLabel("Model").fill("Onward");
    await page.getByText("More details").click();
    await page.getByLabel("Powertrain").selectOption("Gas");
    await page.getByLabel("Price paid").fill("6,500");
    await page.getByLabel("Month").fill("2026-05");
    await page.getByLabel("Kind of sale").selectOption("Auction");
    await page.getByLabel("State").selectOption("Florida");
    await send();
    await expect(page.getByText("Enter the model year as four digits")).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("State")).toHaveValue("FL");
    await expect(page.getByLabel("Month")).toHaveValue("2026-05");
    await page.getByLabel("Year").fill("2020");
    await send();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Report received");
    expect(await storedSale(await codeOnPage(page))).toMatchObject({
      price: 6500,
      saleKind: "auction",
      state: "FL",
      cart: { modelYear: 2020, powertrain: "gas" },
    });
  });
});
