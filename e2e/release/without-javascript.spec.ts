import { expect, expectNoSidewaysScroll, test } from "../test.ts";

test.use({ javaScriptEnabled: false });

/** Text that each page must show, and text that must stay hidden. */
const pages: Readonly<Record<string, { reads: readonly string[]; hides?: string }>> = {
  "/battery-test": {
    reads: ["The battery test needs JavaScript", "only a load or discharge test proves"],
  },
  "/check-a-price": { reads: ["The price check needs JavaScript", "An ad is a claim"] },
  "/club-car": {
    reads: [
      "The value tool needs JavaScript",
      "Lead-acid unless the heading says lithium or gas",
      "The year is on the plate",
    ],
  },
  "/fl": {
    reads: [
      "The value tool needs JavaScript",
      "Nationwide, ",
      "Opened roads only",
      "Read in the law",
    ],
  },
  "/how-it-works": {
    reads: [
      "Changing the example needs JavaScript",
      "Estimate $5,216",
      "three quarters of the way",
    ],
  },
  "/manufacturers": { reads: ["Harley Davidson", "accept no liability"], hides: "Find a make" },
  "/my-carts": {
    reads: ["My carts needs JavaScript", "in this browser only"],
    hides: "Looking for the carts",
  },
  "/year-finder": {
    reads: [
      "The year finder needs JavaScript",
      "The two digits after the letters, from 1981 on",
      "The tenth character of a long number isn’t the year",
    ],
  },
};

for (const [path, { reads, hides }] of Object.entries(pages)) {
  test(`${path} can be read without JavaScript, and says what it needs`, async ({ page }) => {
    await page.goto(path);
    for (const text of reads) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    if (hides !== undefined) {
      await expect(page.getByText(hides).first()).toBeAttached();
      await expect(page.getByText(hides).first()).toBeHidden();
    }
    await expectNoSidewaysScroll(page);
  });
}
