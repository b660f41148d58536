import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";

test("the examples on the page work as they stand", async ({ page, baseURL }) => {
  await page.goto("/developers");
  const examples = await page.locator("pre[data-run]").allTextContents();
  expect(examples).toHaveLength(2);
  const answers: unknown[] = [];
  for (const example of examples) {
    const code = example.replaceAll(/"https?:\/\/[^"]+(?=\/api\/)/g, `"${baseURL}`);
    answers.push(await page.evaluate(`(async () => { ${code} })()`));
  }
  expect(answers[0]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(answers[1]).toEqual([expect.any(Number), expect.any(Number)]);
});

test("the answer shown is what the command gets", async ({ page, request }) => {
  await page.goto("/developers");
  const [command] = await page.locator("pre", { hasText: "curl" }).allTextContents();
  const { pathname, search } = new URL(/"(.*)"/.exec(command!)![1]!);
  const shown = await page.locator("pre", { hasText: '"estimate"' }).last().textContent();
  expect(JSON.parse(shown!)).toEqual(await (await request.get(pathname + search)).json());
});

test("the console says what is wrong, and keeps what was entered without a network", async ({
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

test("another site's page may ask", async ({ page, baseURL }) => {
  const other = createServer((_request, response) => response.end("<p>Another site"));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const value = await page.evaluate(
    async (address) => (await (await fetch(address)).json()).estimate.value,
    `${baseURL}/api/v1/value?year=2018&make=Club+Car&model=Precedent&asOfYear=2026`,
  );
  expect(value).toBe(2826);
  other.close();
});
