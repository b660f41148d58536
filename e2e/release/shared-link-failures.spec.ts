import { type Page, expect } from "@playwright/test";
import { test, testTime } from "../dated-page.ts";
import { ValueTool } from "../value-tool.ts";

// These failures are also console errors, so nothing watches the console here.

/** Otherwise the ten seconds could pass while a slow machine is still loading the page. */
async function stopClock({ clock }: Page): Promise<void> {
  await clock.install({ time: testTime });
  await clock.pauseAt(testTime + 1);
}

test("if one of a shared link's scripts is missing, its answer stands alone for ten seconds, too", async ({
  page,
}) => {
  await stopClock(page);
  await page.route(/\/_astro\/base\.[\w-]+\.js$/, (route) => route.abort());
  await page.goto("/?year=2018&make=EZ-GO&model=RXV&powertrain=electric");
  const tool = new ValueTool(page);
  await expect(page.locator(".first-answer .sign data").first()).toBeVisible();
  await page.clock.fastForward(9000);
  await expect(tool.calculate()).toBeHidden();
  await page.clock.fastForward(1500);
  await expect(tool.calculate()).toBeVisible();
});

test("if the scripts of a shared link don't arrive, the server’s answer stays, and the form comes below it with a sentence and works later", async ({
  page,
}) => {
  await stopClock(page);
  await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
  await page.goto(
    "/?year=2018&make=EZ-GO&model=RXV&seats=4&powertrain=electric&condition=good&batteryAge=4&hasUpgrades=false",
  );
  const tool = new ValueTool(page);
  await expect(tool.calculate()).toBeHidden();
  await page.clock.fastForward(9000);
  await expect(tool.calculate()).toBeHidden();
  await page.clock.fastForward(1500);
  await expect(tool.calculate()).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("The value tool needs JavaScript");
  const form = page.getByRole("region", { name: "Value tool" });
  await expect(form.getByRole("heading", { level: 1 })).toHaveText("2018 EZ-GO RXV");
  await expect(page.locator(".first-answer .sign data").first()).toBeVisible();
  await page.unrouteAll();
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(tool.value()).toHaveAttribute("value", "2352", { timeout: 1000 });
  }).toPass();
});
