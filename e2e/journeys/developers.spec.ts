import { expect, test } from "@playwright/test";
import { ValueTool } from "../value-tool.ts";

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
