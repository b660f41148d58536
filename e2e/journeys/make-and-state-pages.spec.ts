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
    /2021 EZ-GO RXV · Asking \$[\d,]+ · estimated at \$3,800/,
  );
});
