import { expect, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

test("a make's page shows its fixed make, whatever the address says, and values its carts", async ({
  page,
}) => {
  const tool = await openTool(page, "/ez-go?make=Garia");
  await expect(page).toHaveTitle("EZ-GO Golf Cart Value: TXT, RXV, Express | CartWorth");
  await expect(tool.make()).toHaveCount(0);
  await expect(tool.model()).toHaveAttribute("placeholder", "TXT, RXV, Express");
  await expect(tool.calculate()).toBeDisabled();
  await tool.year().fill("2021");
  await tool.model().fill("RXV");
  await tool.calculate().click();
  await expect(tool.result()).toContainText("2021 EZ-GO RXV");
  await expect(tool.value()).toHaveText("$3,800");
  await page.getByRole("button", { name: "List for Sale" }).click();
  await expect(page.getByRole("dialog")).toContainText(
    /2021 EZ-GO RXV · asking \$[\d,]+ · estimated at \$3,800/,
  );
});

test("a state's page names the state and values any make", async ({ page }) => {
  const tool = await openTool(page, "/fl");
  await expect(page).toHaveTitle("Florida Golf Cart Laws and Values (State) | CartWorth");
  await expect(page.getByText("accept no liability for actual selling")).toBeVisible();
  await tool.enter({ modelYear: 2026, make: "Garia", model: "Via" });
  await tool.calculate().click();
  await expect(tool.value()).toHaveText("$11,400");
});

test("the table of states leads to a state, which says whether you may drive there", async ({
  page,
}) => {
  await page.goto("/states");
  await expect(page.getByRole("heading", { name: "Territories" })).toBeVisible();
  const row = page.getByRole("row", { name: "Ohio opened roads" });
  await expect(row).toHaveText("Ohioopened roadslicenseplate35 mphvaries");
  await row.getByRole("link").click();
  await expect(page).toHaveURL("/oh");
  const streets = page.getByRole("row", { name: /^Streets/ });
  await expect(streets).toContainText(
    "Opened roads Only where a local ordinance allows golf carts",
  );
  await page.getByText("The law, and where we read it").click();
  await expect(page.getByText("Ohio R.C. 4511.214, as of June 30, 2025; 4511.215")).toBeVisible();
});

test("the trade-in guide's tool says what to expect in trade, and its address says so too", async ({
  page,
}) => {
  const tool = await openTool(page, "/trade-in-guide");
  await tool.enter({ modelYear: 2018, make: "Club Car", model: "Precedent" });
  await tool.calculate().click();
  await expect(tool.answer()).toHaveAttribute("data-answer", "trading");
  await expect(page).toHaveURL(/&for=trading$/);
  await page.getByRole("radio", { name: "Selling" }).check();
  await expect(page).toHaveURL(/&for=selling$/);
  await page.reload();
  await expect(tool.answer()).toHaveAttribute("data-answer", "selling");
});
