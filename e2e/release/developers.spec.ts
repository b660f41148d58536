import { expect, test } from "@playwright/test";
import { ValueTool } from "../value-tool.ts";

test("the developers' example works as it stands", async ({ page, baseURL }) => {
  await page.goto("/developers");
  const examples = await page.locator("pre[data-run]").allTextContents();
  expect(examples).toHaveLength(1);
  const code = examples[0]!.replaceAll(/"https?:\/\/[^"]+(?=\/api\/)/g, `"${baseURL}`);
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await page.evaluate(`(async () => { ${code} })()`);
  expect((await logged).text()).toMatch(/^\d{4}$/);
});

test("the API console says what is wrong, and without a network keeps what was entered", async ({
  page,
  context,
}) => {
  await page.goto("/developers");
  await page.getByLabel("year", { exact: true }).fill("next");
  await page.getByRole("button", { name: "Send the Request" }).click();
  const answer = page.getByRole("group", { name: "The answer", exact: true });
  await expect(answer).toContainText("Status 422");
  await expect(answer).toContainText("Give the model year as a whole number");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send the Request" }).click();
  await expect(answer).toContainText("Check your connection, then send it again.");
  await expect(page.getByLabel("year", { exact: true })).toHaveValue("next");
  await context.setOffline(false);
});

test("code is copied, and without a clipboard, it is selected", async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = async (text: string) => Object.assign(globalThis, { copied: text });
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  });
  await page.goto("/developers");
  const example = page.getByRole("figure").filter({ hasText: "In JavaScript" });
  const code = await example.locator("pre").textContent();
  const copy = example.getByRole("button", { name: "Copy" });
  await copy.click();
  await expect(example.getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate("copied")).toBe(code);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await copy.click();
  await expect(example.getByRole("status")).toHaveText("Couldn’t copy: it’s selected below");
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(code);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, the browser shows the API's answer itself", async ({ page }) => {
    await page.goto("/developers");
    await page.getByRole("button", { name: "Send the Request" }).click();
    await expect(page).toHaveURL(/\/api\/v1\/value\?year=2018/);
    await expect(page.locator("body")).toContainText('"estimate"');
  });
});

test("a developer tries a cart, and gets the number that a visitor sees", async ({ page }) => {
  await page.goto("/developers");
  await page.getByLabel("model", { exact: true }).fill("Onward");
  await page.getByLabel("batteryAge").selectOption("5");
  await page.getByRole("button", { name: "Send the Request" }).click();
  const answer = page.getByRole("group", { name: "The answer", exact: true });
  await expect(answer).toContainText("Status 200");
  const [query] = /\/api\/v1\/value(\S+)/.exec((await answer.textContent())!)!.slice(1);
  const value = /"value": (\d+)/.exec((await answer.textContent())!)![1]!;

  const tool = new ValueTool(page);
  await page.goto(`/${query}`);
  await expect(tool.value()).toHaveText(`$${Number(value).toLocaleString("en-US")}`);
});
