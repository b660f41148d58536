import { expect, expectNoSidewaysScroll, test } from "../test.ts";

test.use({ javaScriptEnabled: false });

test(
  "the blue book's switches choose the batteries and the price without JavaScript",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/blue-book");
    const row = page
      .getByRole("table", { name: "Golf cart prices" })
      .getByRole("row", { name: /^2020/ });
    const tempo = row.locator("td").nth(1);
    const price = (drive: string, figure: string) =>
      tempo.locator(`[data-drive=${drive}] [data-figure=${figure}]`);
    await expect(price("lead-acid", "asking")).toBeVisible();
    await expect(tempo.locator("data").filter({ visible: true })).toHaveCount(1);
    await page.getByRole("radio", { name: "Lithium" }).check();
    await expect(price("lithium", "asking")).toBeVisible();
    await expect(price("lead-acid", "asking")).toBeHidden();
    await page.getByRole("radio", { name: "Our settle rule" }).check();
    await expect(price("lithium", "settle")).toBeVisible();
    await expect(price("lithium", "asking")).toBeHidden();
  },
);

test(
  "two checked models are compared with all their prices, and then return to the others",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    await page.goto("/blue-book");
    const table = page.getByRole("table", { name: "Golf cart prices" });
    const head = (name: string) => table.getByRole("columnheader", { name });
    await table.getByLabel("compare the Precedent").check();
    await expect(head("Tempo")).toBeVisible();
    if (isMobile) await page.getByRole("radio", { name: "EZ-GO" }).check();
    await table.getByLabel("compare the TXT").check();
    await expect(head("Precedent")).toBeVisible();
    await expect(head("RXV")).toBeHidden();
    const row = table.getByRole("row", { name: /^2018/ });
    await expect(row.locator("data").filter({ visible: true })).toHaveCount(6);
    await expectNoSidewaysScroll(page);
    await table.getByLabel("compare the TXT").uncheck();
    await expect(head("RXV")).toBeVisible();
  },
);

test("a year's prices in the blue book are printed on one page", async ({ page }) => {
  await page.goto("/blue-book");
  await page.emulateMedia({ media: "print" });
  const row = page.getByRole("row", { name: /^2014/ });
  await expect(row).toHaveCSS("break-inside", "avoid");
});

test("search engines find the blue book's table as a data set with its file", async ({ page }) => {
  await page.goto("/blue-book");
  const data = await page.locator("script[type='application/ld+json']").textContent();
  expect(JSON.parse(data!)["@graph"]).toContainEqual(
    expect.objectContaining({
      "@type": "Dataset",
      distribution: [expect.objectContaining({ encodingFormat: "text/csv" })],
    }),
  );
});
