import { fillMessage, uniqueEmail, storedFrom } from "../inbox-files.ts";
import { expect, test } from "../test.ts";

const confirmation = "Thank you for your message! We'll get back to you soon.";

test("a message is stored, the fields are cleared, and a confirmation gets the focus", async ({
  page,
}) => {
  const email = uniqueEmail();
  await page.goto("/contact");
  await fillMessage(page, email);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toHaveText(confirmation);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(page.getByLabel("Message")).toHaveValue("");
  expect(await storedFrom(email)).toMatchObject([
    { kind: "message", name: "Ann", subject: "valuation", message: "Is my DS from 2004?" },
  ]);
});
