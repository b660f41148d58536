import { uniqueEmail, storedFrom } from "../inbox-files.ts";
import { expect, test } from "../test.ts";
import { openDialog, opener, sendCart } from "../sell-dialog-page.ts";

test("submitting the sell dialog stores the cart, closes it, confirms, and clears the fields", async ({
  page,
}) => {
  const email = uniqueEmail();
  const dialog = await openDialog(page, "&batteryType=lithium#serial=JE2036-123456");
  await dialog.getByLabel("Send the serial number, too").check();
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
