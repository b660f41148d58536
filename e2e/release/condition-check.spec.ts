import {
  expect,
  expectAccessible,
  expectContrast,
  expectFitsFingers,
  expectNoSidewaysScroll,
  test,
} from "../test.ts";
import { ConditionCheck } from "../condition-check-page.ts";
import { ValueTool, onward } from "../value-tool.ts";

test(
  "the answers choose the condition with one press, and leave what was typed",
  { tag: "@both" },
  async ({ page }) => {
    const tool = new ValueTool(page);
    await tool.open();
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

test("the questions stay out of the page until they are asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const tool = new ValueTool(page);
  await tool.open();
  expect(asked.filter((url) => url.includes("condition-check"))).toEqual([]);
  await new ConditionCheck(page).fold().click();
  await expect(page.getByText("10 questions are left.")).toBeVisible();
  expect(asked.filter((url) => url.includes("condition-check"))).toHaveLength(1);
});

// A phone has no Tab key.
test("with the keyboard alone one answers and takes the condition over", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  const check = new ConditionCheck(page);
  await tool.condition("good").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(check.questions()).toHaveCount(10);
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

test("the questions are accessible and fit their screen, in both color schemes", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open();
  const check = new ConditionCheck(page);
  await check.fold().click();
  await check.answerAllNo();
  await check
    .question(/cushion/)
    .getByRole("radio", { name: "Not sure" })
    .check();
  await expectAccessible(page);
  for (const [width, textSize] of [
    [390, "100%"],
    [320, "100%"],
    [320, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    await expectNoSidewaysScroll(page);
    await expectFitsFingers(page);
    const answer = check.questions().first().locator("label").first();
    expect((await answer.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
});

test("they are in the price check's form too", async ({ page }) => {
  await page.goto("/check-a-price");
  await page.locator("astro-island:not([ssr])").first().waitFor({ state: "attached" });
  const check = new ConditionCheck(page);
  await check.fold().click();
  await check.answerAllNo();
  await check.question(/frame/).getByRole("radio", { name: "Yes" }).check();
  await check.use().click();
  await expect(new ValueTool(page).condition("poor")).toBeChecked();
});
