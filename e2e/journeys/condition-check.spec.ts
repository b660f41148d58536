import { expect, test } from "../test.ts";
import { ConditionCheck } from "../condition-check-page.ts";
import { onward, openTool } from "../value-tool.ts";

test(
  "the answers choose the condition with one press, and leave what was typed",
  { tag: "@both" },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.enter(onward);
    await tool.batteryAge().selectOption("4");
    const check = new ConditionCheck(page);
    await check.fold().click();
    await check.answerAllNo();
    await check
      .question(/tire cracked/)
      .getByRole("radio", { name: "Yes" })
      .check();
    await expect(page.getByText("because of worn tires.")).toBeVisible();
    await check.use().click();
    await expect(tool.condition("fair")).toBeChecked();
    await expect(page.getByText("The form is set to Fair.")).toBeVisible();
    await expect(tool.model()).toHaveValue(onward.model);
    await expect(tool.batteryAge()).toHaveValue("4");
    await tool.calculate().click();
    await expect(page).toHaveURL(/condition=fair/);
    expect(page.url()).not.toContain("check-");
  },
);
