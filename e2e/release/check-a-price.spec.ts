import { type Page, test as withFaults } from "@playwright/test";
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  test,
  expectOnePage,
  hydrated,
  setTextSize,
} from "../test.ts";
import { openTool } from "../value-tool.ts";

const cart =
  "year=2016&make=Club+Car&model=Precedent&seats=4&powertrain=electric&condition=good&batteryAge=2";

const answer = (page: Page) => page.getByRole("region", { name: "Price check" });
const sign = (page: Page) => answer(page).locator(".sign");
const form = (page: Page) => answer(page).locator("form");
const change = (page: Page) => page.getByRole("button", { name: "Change", exact: true });
const check = (page: Page) => page.getByRole("button", { name: "Check the Price" });

for (const [what, more] of [
  ["the largest price", "&price=999999999"],
  ["a price far below a trade-in", "&price=900"],
  ["a dealer's ad", "&price=4900&seller=dealer"],
]) {
  test(
    `the answer to ${what} is accessible in both schemes, and nothing scrolls sideways, even at 400% zoom`,
    { tag: "@both" },
    async ({ page }) => {
      await openTool(page, `/check-a-price?${cart}${more}`);
      await expect(sign(page)).toContainText("Ad: $");
      await expectAccessibleInBothSchemes(page);
      await expectNoSidewaysScroll(page);
      for (const [width, percent] of [
        [320, 100],
        [320, 200],
        [768, 200],
        [1024, 200],
      ] as const) {
        await page.setViewportSize({ width, height: 640 });
        await setTextSize(page, percent);
        await expectNoSidewaysScroll(page);
      }
    },
  );
}

test("the answer alone is printed, on one page with its address", async ({ page }) => {
  await openTool(page, `/check-a-price?${cart}&price=4000`);
  await expect(sign(page)).toContainText("Ad: $4,000");
  await expectOnePage(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(answer(page).getByText("Settle near")).toBeVisible();
  await expect(page.getByRole("table", { name: "Figures" })).toBeVisible();
  await expect(page.getByText("date codes on the batteries")).toBeVisible();
  await expect(page.getByText("by owner, assumed")).toBeVisible();
  for (const hidden of [
    check(page),
    // What was assumed is printed as words.
    page.getByRole("button").filter({ hasNotText: "assumed" }),
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("heading", { name: "An ad is a claim" }),
  ]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByText(`/check-a-price?${cart}&price=4000`)).toBeVisible();
});

withFaults(
  "where no script arrives, an answer's address shows the form, which says what it needs",
  async ({ page }) => {
    await page.route("**/_astro/*.js*", (route) => route.abort());
    await page.goto(`/check-a-price?${cart}&price=4000`);
    await expect(page.getByLabel("Asking price")).toBeVisible();
    await page.getByLabel("Asking price").fill("$4,000");
    await expect(page.getByText("The price check needs JavaScript").first()).toBeVisible();
    await expect(page.getByLabel("Asking price")).toHaveValue("$4,000");
  },
);

withFaults(
  "an ad is checked, changed, and checked again without a connection",
  async ({ page }) => {
    const tool = await openTool(page, "/check-a-price");
    await page.context().setOffline(true);
    await page.getByLabel("Asking price").fill("4000");
    await tool.enter({ modelYear: 2018, make: "Club Car", model: "Onward" });
    await check(page).click();
    await expect(sign(page)).toContainText("Ad: $4,000");
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await expect(tool.model()).toHaveValue("Onward");
    await page.getByLabel("Asking price").fill("3500");
    await check(page).click();
    await expect(sign(page)).toContainText("Ad: $3,500");
  },
);

test("an ad that is not checked yet survives a reload", async ({ page }) => {
  const tool = await openTool(page, "/check-a-price");
  await page.getByLabel("Asking price").fill("$7,500 obo");
  await tool.enter({ modelYear: 2018, make: "Club Car", model: "Onward" });
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Asking price")).toHaveValue("$7,500 obo");
  await expect(tool.year()).toHaveValue("2018");
  await expect(tool.model()).toHaveValue("Onward");
  await expect(sign(page)).toContainText("Ready to check");
});

test("a price can be typed as it appears in the ad, the form says how it was read, and Enter checks it", async ({
  page,
}) => {
  const tool = await openTool(page, `/check-a-price?${cart}`);
  await tool.unfold();
  const price = page.getByLabel("Asking price");
  await price.pressSequentially("6500 or 7000");
  await expect(price).not.toHaveAttribute("aria-invalid");
  await tool.model().focus();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await price.fill("6500");
  await tool.model().focus();
  const place = await tool.model().boundingBox();
  await price.fill("6.5k obo");
  await tool.model().focus();
  await expect(price).toHaveAccessibleDescription("We read this as $6,500.");
  expect(await tool.model().boundingBox(), "the field stays where it is").toEqual(place);
  await price.press("Enter");
  await expect(answer(page)).toBeFocused();
  await expect(answer(page).getByRole("status").first()).toContainText("Precedent for $6,500. ");
});

for (const [text, key] of [
  ["RXV lithium lifted", "Tab"],
  ["RXV Li lifted", "Tab"],
  ["RXV Li lifted", "Enter"],
] as const) {
  test(`"${text}" in the Model field ticks Lithium and Lifted after ${key}, and the answer is for both`, async ({
    page,
  }) => {
    const tool = await openTool(page, "/check-a-price");
    await page.getByLabel("Asking price").fill("6500");
    await tool.enter({ modelYear: 2020, make: "EZ-GO", model: text });
    await tool.model().press(key);
    if (key === "Tab") {
      await expect(page.getByLabel("Lithium")).toBeChecked();
      await expect(page.getByLabel("Lifted")).toBeChecked();
      await check(page).click();
    }
    await expect(sign(page)).toContainText("Ad: $6,500");
    await expect(sign(page)).not.toContainText("previous ad");
    expect(page.url()).toMatch(/batteryType=lithium.*lifted=true/);
  });
}

test(
  "the first tap after a model is typed hits the box for upgrades",
  { tag: "@both" },
  async ({ page }) => {
    const tool = await openTool(page, "/check-a-price");
    await tool.unfold();
    await tool.year().fill("20");
    await tool.make().selectOption("EZ-GO");
    await tool.model().pressSequentially("RXV Li lifted");
    await tool.upgrades().scrollIntoViewIfNeeded();
    const box = (await tool.upgrades().boundingBox())!;
    // Not a click of Playwright's, which waits until the box stands still.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await expect(page.getByLabel("Lifted")).toBeChecked();
    await page.mouse.up();
    await expect(tool.upgrades()).toBeChecked();
    expect(await tool.upgrades().boundingBox()).toEqual(box);
  },
);

test("the message to the seller is copied, and where the browser refuses, it is shown selected", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const writeText = (text: string) =>
      document.title === "refuse"
        ? Promise.reject(new DOMException("No", "NotAllowedError"))
        : Promise.resolve(Object.assign(globalThis, { copied: text }));
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });
  await openTool(page, `/check-a-price?${cart}&price=4200`);
  const message = page.locator("[data-message]");
  const copy = page.getByRole("button", { name: "Copy the message" }).last();
  await copy.click();
  await expect(page.getByRole("status").filter({ hasText: "Copied to clipboard" })).toBeVisible();
  expect(await page.evaluate("copied")).toBe(await message.textContent());
  await page.evaluate(() => (document.title = "refuse"));
  await copy.click();
  await expect(page.getByLabel("Copy this message")).toBeFocused();
  const selected = await page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return "";
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
  expect(selected).toBe(await message.textContent());
});

test("the answer is saved and shared, and if the clipboard is refused, the text is shown selected", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException("No", "NotAllowedError"));
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
  });
  await openTool(page, `/check-a-price?${cart}&price=4200`);
  await page.getByRole("button", { name: "Share Result" }).click();
  await expect(page.getByLabel("Copy this text")).toHaveValue(
    /^2016 Club Car Precedent for \$4,200\. .*check-a-price\?.*price=4200$/,
  );
  await page.getByRole("button", { name: "Save to My carts" }).click();
  await expect(answer(page).locator("output").filter({ hasText: /saved/i })).toBeVisible();
});

test("the printed checklist has the ad's price, its seller, and the serial number", async ({
  page,
}) => {
  await openTool(page, `/check-a-price?${cart}&price=4200&seller=dealer#serial=PH1523-345678`);
  await page.getByRole("link", { name: "Print the checklist" }).last().click();
  const checklist = page.getByRole("article");
  await expect(checklist).toContainText("Asking price$4,200");
  await expect(checklist).toContainText("SellerDealer");
  await expect(checklist).toContainText("PH1523-345678");
  expect(page.url()).not.toContain("PH1523");
});

test(
  "the answer is changed in place: the old one is dimmed until Update, and Close goes back to Change",
  { tag: "@both" },
  async ({ page }) => {
    await openTool(page, `/check-a-price?${cart}&price=4200`);
    await change(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Paste the ad, or describe it")).toBeFocused();
    // The form lies over the sign, where the keyboard has nothing to find.
    await expect(change(page)).toBeHidden();
    await page.getByLabel("Asking price").fill("3900");
    await page.getByRole("button", { name: "Close", exact: true }).press("Enter");
    await expect(form(page)).toBeHidden();
    await expect(change(page)).toBeFocused();
    await expect(sign(page)).toContainText("Ad: $4,200");
    await expect(sign(page)).toContainText("This result is for the previous ad.");
    await sign(page).getByRole("button", { name: "Update" }).click();
    await expect(sign(page)).toContainText("Ad: $3,900");
    await expect(sign(page)).not.toContainText("previous ad");
  },
);
