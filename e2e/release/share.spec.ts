import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";
import { ValueTool, onward } from "../value-tool.ts";

const text = "2020 Club Car Onward is estimated at $5,130";

interface Shared {
  sheet?: ShareData;
  clipboard?: string;
}

/** Stands in for the device: its share sheet ends as instructed, and its clipboard is readable. */
async function device(page: Page, sheet: "accepts" | "closed" | "fails", clipboard = "accepts") {
  await page.addInitScript(
    ([sheetOutcome, clipboardOutcome]) => {
      const shared: Shared = {};
      Object.assign(window, { shared });
      navigator.share = async (data) => {
        shared.sheet = data!;
        if (sheetOutcome === "closed") throw new DOMException("", "AbortError");
        if (sheetOutcome === "fails") throw new DOMException("", "NotAllowedError");
      };
      navigator.clipboard.writeText = async (written) => {
        if (clipboardOutcome === "refuses") throw new DOMException("", "NotAllowedError");
        shared.clipboard = written;
      };
    },
    [sheet, clipboard],
  );
}

const sharedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { shared: Shared }).shared);

async function shareOnward(page: Page): Promise<void> {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.enter(onward);
  await tool.calculate().click();
  await tool.model().fill("DS");
  await page.getByRole("button", { name: "Share Result" }).click();
}

test("the share sheet gets the calculated cart, its value, and the address", async ({ page }) => {
  await device(page, "accepts");
  await shareOnward(page);
  const { sheet, clipboard } = await sharedOn(page);
  expect(sheet).toEqual({ title: "Golf Cart Value Estimate", text, url: page.url() });
  expect(sheet!.url).toContain("model=Onward");
  expect(clipboard).toBeUndefined();
});

test("if sharing fails, the text and the address go to the clipboard", async ({ page }) => {
  await device(page, "fails");
  await shareOnward(page);
  await expect(page.getByRole("status").getByText("Copied to clipboard")).toBeVisible();
  expect((await sharedOn(page)).clipboard).toBe(`${text} ${page.url()}`);
});

test("if the device cannot share, they also go to the clipboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await shareOnward(page);
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${text} ${page.url()}`);
  await context.clearPermissions();
});

test("if the clipboard is refused too, the text is shown and selected", async ({ page }) => {
  await device(page, "fails", "refuses");
  await shareOnward(page);
  const field = page.getByLabel("Copy this text");
  await expect(field).toHaveValue(`${text} ${page.url()}`);
  const selected = await field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart!, input.selectionEnd!),
  );
  expect(selected).toBe(`${text} ${page.url()}`);
});

test("the value is copied from the board as one number", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.enter(onward);
  await tool.calculate().click();
  // The rows of the board take the place of the plain estimate.
  await expect(tool.answer()).toBeVisible();
  const copied = await tool.value().evaluate((value) => {
    getSelection()!.selectAllChildren(value);
    return getSelection()!.toString();
  });
  expect(copied).toBe("$5,130");
});
