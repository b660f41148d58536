import { ValueTool } from "../value-tool.ts";
import { expect, test } from "../test.ts";

test("junk in the address is ignored field by field", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open(
    "/?year=2020&make=Nonsense&model=Onward&seats=five&condition=%00&powertrain=steam" +
      "&batteryAge=99&hasUpgrades=maybe&nothing=1",
  );
  await expect(tool.year()).toHaveValue("2020");
  await expect(tool.model()).toHaveValue("Onward");
  await expect(tool.make()).toHaveValue("");
  await expect(tool.seats()).toHaveValue("2");
  await expect(tool.batteryAge()).toHaveValue("2");
  await expect(tool.upgrades()).not.toBeChecked();
  await expect(tool.result()).toContainText("Ready to Calculate");
});
