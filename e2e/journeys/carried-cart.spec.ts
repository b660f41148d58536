import { defaultDetails, linkQueryOf } from "../../domain/details/details.ts";
import type { PageRecord } from "../../src/site/page-record.ts";
import { pages } from "../../src/site/pages.ts";
import { expect, hydrated, test } from "../test.ts";

const carried = linkQueryOf({
  ...defaultDetails,
  modelYear: "2012",
  make: "Club Car",
  model: "Precedent",
  serial: "PH1218-123456",
});

/** In milliseconds. A form that only the page's last resort shows comes ten seconds later. */
const soon = 1000;

const allPages: readonly PageRecord[] = Object.values(pages);
const tools = allPages.filter(({ tool, takesCart }) => tool !== undefined || takesCart);

test("each tool that is opened with a cart carried to it shows its form, or the answer with a way to change it", async ({
  page,
}) => {
  expect(tools.length).toBeGreaterThan(5);
  for (const { path } of tools) {
    await page.goto(path + carried);
    await hydrated(page);
    const change = page.getByRole("button", { name: "Change", exact: true });
    const field = page.locator("main form").locator("input, select, textarea");
    const usable = change.or(field).filter({ visible: true }).first();
    await expect(usable, path).toBeVisible({ timeout: soon });
  }
});
