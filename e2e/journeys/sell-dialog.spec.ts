import { test as unwatched } from "../dated-page.ts";
import { uniqueEmail, storedFrom } from "../inbox-files.ts";
import { expect, test } from "../test.ts";
import { openDialog, opener, sendCart } from "../sell-dialog-page.ts";

test("submitting the sell dialog stores the cart, closes it, confirms, and clears the fields", async ({
  page,
}) => {
  const email = uniqueEmail();
  const dialog = await openDialog(page, "&batteryType=lithium&serial=JE2036-123456");
  await sendCart(page, email);
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("status").getByText("We received your details for the 2020 Club Car Onward"),
  ).toBeVisible();
  const stored = await storedFrom(email);
  expect(stored).toMatchObject([
    {
      kind: "lead",
      name: "Ann",
      phone: "",
      location: "Ocala, FL",
      estimate: 5130,
      cart: {
        make: "Club Car",
        model: "Onward",
        modelYear: 2020,
        batteryType: "lithium",
        lifted: false,
        serial: "JE2036-123456",
      },
      page: expect.stringContaining("/?year=2020"),
    },
  ]);
  await opener(page).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("");
});

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
