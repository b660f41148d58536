import { formatDollars } from "../../domain/words/money.ts";
import { expect, test } from "../test.ts";
import { onward, openTool } from "../value-tool.ts";

test(
  "the result shows the value, range, trade-in, arithmetic, and notes",
  { tag: "@both" },
  async ({ page }) => {
    const tool = await openTool(page);
    await tool.enter(onward);
    await tool.seats().selectOption("4");
    await tool.batteryAge().selectOption("4");
    await tool.upgrades().check();
    await tool.calculate().click();
    await expect(tool.value()).toHaveAttribute("value", "5216");
    await expect(tool.value()).toHaveText("$5,216");
    expect(await tool.figures()).toEqual({ value: 5216, low: 4434, high: 5998 });
    await expect(tool.answer()).toHaveAttribute("data-answer", "selling");
    const main = page.getByRole("main");
    await expect(main).toContainText("$12,000 × 45% × 120% × 70% × 115% = $5,216");
    await tool.arithmetic().click();
    const steps = page.getByRole("table", { name: "The estimate, step by step" });
    await expect(steps.getByRole("row")).toHaveText([
      /Step/,
      /Base price, Onward.*\$12,000/,
      /6 years of age−55%\$5,400/,
      /Good conditionno change\$5,400/,
      /4 seats\+20%\$6,480/,
      /Electricno change\$6,480/,
      /Battery, 4 years−30%\$4,536/,
      /Upgrades\+15%\$5,216/,
    ]);
    await expect(main).toContainText("Market analysis");
    await expect(main).toContainText("Condition adjusted");
    await expect(main).toContainText("This price is an estimate. The actual price may vary");
  },
);

test(
  "a row of what moves the number is tried on the sign, and undone there",
  { tag: "@both" },
  async ({ page }) => {
    const tool = await openTool(page, "/?year=2018&make=EZ-GO&model=RXV&seats=4&batteryAge=4");
    const before = await tool.answer().getAttribute("value");
    await tool.move("A new lead-acid set").click();
    await expect(tool.answer()).not.toHaveAttribute("value", before!);
    await expect(tool.move("A new lead-acid set")).toHaveAttribute("aria-pressed", "true");
    await expect(page).not.toHaveURL(/batteryAge=0/);
    const tried = Number(await tool.answer().getAttribute("value"));
    await expect(page.locator("[data-chart]")).toContainText(formatDollars(tried));
    // The sign names and undoes the trial, as the top of the window does when the sign is gone.
    const undo = page.getByRole("button", { name: "Undo" });
    const notice = page.locator(".pinned");
    await page.evaluate(() => scrollTo(0, 0));
    await expect(notice).toBeHidden();
    await expect(undo).toHaveCount(1);
    await page.locator("[data-chart]").scrollIntoViewIfNeeded();
    await expect(notice).toContainText(formatDollars(tried));
    await expect(undo.last()).toBeInViewport();
    await undo.last().click();
    await expect(tool.answer()).toHaveAttribute("value", before!);
  },
);
