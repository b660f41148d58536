import { withStore } from "./inbox-files.ts";
import { fillMessage, uniqueEmail } from "./sending.ts";
import { expect, test } from "./test.ts";

const confirmation = "Thank you for your message! We'll get back to you soon.";

test("the form has the fields, subjects, and required marks from the product spec", async ({
  page,
}) => {
  await page.goto("/contact");
  for (const label of ["Name", "Email", "Subject", "Message"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("required");
    await expect(page.locator("label", { hasText: label })).toContainText("*");
  }
  await expect(page.getByLabel("Message")).toHaveAttribute("rows", "6");
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  const subjects = page.getByLabel("Subject").locator("option:not([value=''])");
  await expect(subjects).toHaveText([
    "Calculator Questions",
    "Valuation Inquiry",
    "Technical Support",
    "Business Partnership",
    "Other",
  ]);
  expect(
    await subjects.evaluateAll((options) => options.map((each) => each.getAttribute("value"))),
  ).toEqual(["calculator", "valuation", "technical", "business", "other"]);
});

test(
  "a message is stored, the fields are cleared, and a confirmation gets the focus",
  { tag: "@both" },
  async ({ page }) => {
    const email = uniqueEmail();
    await page.goto("/contact");
    await fillMessage(page, email);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toHaveText(confirmation);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel("Name")).toHaveValue("");
    await expect(page.getByLabel("Message")).toHaveValue("");
    expect(await withStore((store) => store.byEmail(email))).toMatchObject([
      { kind: "message", name: "Ann", subject: "valuation", message: "Is my DS from 2004?" },
    ]);
  },
);

test("the browser itself rejects a message without its required fields", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ann");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue("Ann");
});

test("the page also shows how to reach us and answers three questions", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("link", { name: "hello@cartworth.example" })).toHaveAttribute(
    "href",
    "mailto:hello@cartworth.example",
  );
  await expect(page.getByRole("link", { name: "+1 (202) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+12025550142",
  );
  await expect(page.getByText("Online Service")).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(3);
});
