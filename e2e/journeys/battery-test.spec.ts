import { openPack } from "../battery-page.ts";
import { expect, test } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

test(
  "the readings of a pack name its weakest battery, and the age comes to the value tool",
  { tag: "@both" },
  async ({ page }) => {
    const pack = await openPack(page, "?year=2018&make=Club+Car&model=Precedent&batteryAge=1");
    await pack.pack().selectOption({ label: "48 volts: 4 × 12 V" });
    await pack.rested().selectOption("Yes");
    await pack.charged().selectOption("Yes");
    await pack.enter("12.70", "12.72", "12.31", "12.70");
    await expect(pack.status()).toHaveText(/^Likely tired: battery 3 is far below the best/);
    await pack.take().click();
    const tool = new ValueTool(page);
    await expect(tool.batteryAge()).toHaveValue("5");
    await expect(tool.model()).toHaveValue("Precedent");
    await expect(tool.result()).toContainText("5+ yr batteries");
  },
);
