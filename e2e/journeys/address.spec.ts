import { defaultChoices } from "../../domain/cart/cart.ts";
import { expect, test } from "../test.ts";
import { onward, openTool } from "../value-tool.ts";

test("an address shows the same cart and the same result", async ({ page }) => {
  const tool = await openTool(page);
  await tool.enterAll({
    ...defaultChoices,
    ...onward,
    model: "Onward & co = 100 %",
    condition: "excellent",
    seats: 6,
    powertrain: "gas",
    batteryAge: 4,
    hasUpgrades: true,
  });
  await tool.calculate().click();
  const shown = await tool.figures();
  await tool.open(page.url());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^2020 Club Car Onward & co/);
  await expect(tool.model()).toBeHidden();
  await tool.change();
  await expect(tool.model()).toHaveValue("Onward & co = 100 %");
  await expect(tool.condition("excellent")).toBeChecked();
  await expect(tool.seats()).toHaveValue("6");
  await expect(tool.powertrain("Gas")).toBeChecked();
  await expect(tool.upgrades()).toBeChecked();
  await expect(tool.value()).toBeVisible();
  expect(await tool.figures()).toEqual(shown);
  await tool.powertrain("Electric").check();
  await expect(tool.batteryAge()).toHaveValue("4");
});
