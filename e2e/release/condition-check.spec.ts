import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectContrast,
  expectFitsNarrowScreens,
  test,
} from "../test.ts";
import { openTool, onward } from "../value-tool.ts";

class ConditionCheck {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  fold = () => this.page.getByText("Not sure? Answer a few questions");
  questions = () => this.page.getByRole("group", { name: /\?$/ });
  question = (name: RegExp) => this.page.getByRole("group", { name });
  use = () => this.page.getByRole("button", { name: /^Use (Excellent|Good|Fair|Poor)$/ });

  async answerAllNo(): Promise<void> {
    await expect(this.questions().first()).toBeVisible();
    for (const question of await this.questions().all()) {
      await question.getByRole("radio", { name: "No", exact: true }).check();
    }
  }
}

test("the questions are fetched when they are asked for, and answered with the keyboard alone", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const tool = await openTool(page);
  const fetched = () => asked.filter((url) => url.includes("condition-check"));
  expect(fetched()).toEqual([]);
  const check = new ConditionCheck(page);
  await check.fold().focus();
  await page.keyboard.press("Enter");
  await expect(check.questions()).toHaveCount(10);
  expect(fetched()).toHaveLength(1);
  for (let question = 0; question < 10; question++) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
  }
  await page.keyboard.press("Tab");
  await expect(check.use()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tool.condition("excellent")).toBeChecked();
  await expect(check.use()).toBeFocused();
});

test("the questions are accessible and fit their screen in both color schemes, and are in the price check too", async ({
  page,
}) => {
  const tool = await openTool(page, "/check-a-price");
  await tool.unfold();
  const check = new ConditionCheck(page);
  await check.fold().click();
  await check.answerAllNo();
  await check
    .question(/cushion/)
    .getByRole("radio", { name: "Not sure" })
    .check();
  await expectAccessible(page);
  await expectFitsNarrowScreens(page, async () => {
    const answer = check.questions().first().locator("label").first();
    expect((await answer.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
  await check.question(/frame/).getByRole("radio", { name: "Yes" }).check();
  await check.use().click();
  await expect(tool.condition("poor")).toBeChecked();
});

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
