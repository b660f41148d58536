import {
  expect,
  expectAccessible,
  expectContrast,
  expectFitsNarrowScreens,
  test,
  hydrated,
} from "../test.ts";
import { ConditionCheck } from "../condition-check-page.ts";
import { ValueTool } from "../value-tool.ts";

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
  await expectFitsNarrowScreens(page, async () => {
    const answer = check.questions().first().locator("label").first();
    expect((await answer.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
});

test("they are in the price check's form too", async ({ page }) => {
  await page.goto("/check-a-price");
  await hydrated(page);
  const check = new ConditionCheck(page);
  await check.fold().click();
  await check.answerAllNo();
  await check.question(/frame/).getByRole("radio", { name: "Yes" }).check();
  await check.use().click();
  await expect(new ValueTool(page).condition("poor")).toBeChecked();
});
