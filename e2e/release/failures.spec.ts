import { type Page, type Route, expect } from "@playwright/test";
import { test } from "../dated-page.ts";
import { one, opened } from "../fleet-page.ts";
import { saveButton } from "../my-carts-page.ts";
import { opener } from "../sell-dialog-page.ts";
import { ValueTool, calculateOnward, onward, openTool } from "../value-tool.ts";

// These failures are also console errors, so nothing watches the console here.

/** Failures of a script that is requested after the page. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  "does not arrive": (route) => route.abort(),
  "is gone": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "arrives empty": (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
  "is a portal's page": (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in to the Wi-Fi</h1>" }),
};

const scriptOf = (part: string) => new RegExp(`/_astro/${part}[^/]*\\.js$`);

for (const [what, fail] of Object.entries(failures)) {
  test(`a form says so when its script ${what}, and works once it is there`, async ({ page }) => {
    await page.clock.install();
    await page.route(/\/_astro\/.*\.js$/, fail);
    await page.goto("/");
    const tool = new ValueTool(page);
    await tool.enter(onward);
    const notice = page.getByRole("alert").filter({ hasText: "The value tool needs JavaScript" });
    await page.clock.fastForward(5000);
    await expect(notice).toContainText("or check your connection");
    await expect(tool.calculate()).toBeDisabled();
    await page.unrouteAll();
    // A browser keeps an empty script for as long as the page is open. Otherwise, what was typed is
    // still there.
    if (what === "arrives empty") {
      await page.reload();
      await tool.enter(onward);
    }
    await expect(async () => {
      await page.clock.fastForward(20_000);
      await expect(tool.calculate()).toBeEnabled({ timeout: 1000 });
    }).toPass();
    await expect(notice).toBeHidden();
    await tool.calculate().click();
    await expect(tool.value()).toHaveAttribute("value", "5130");
  });
}

async function saveCart(page: Page): Promise<void> {
  await calculateOnward(page);
  await saveButton(page).click();
  await expect(page.getByText("Saved as 2020 Club Car Onward.")).toBeVisible();
}

test("a page without its scripts says so, and keeps the carts that are saved", async ({ page }) => {
  await saveCart(page);
  await page.clock.install();
  await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
  await page.goto("/my-carts");
  await page.clock.fastForward(5000);
  await expect(page.getByRole("alert")).toContainText("My carts needs JavaScript");
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole("heading", { name: "2020 Club Car Onward" })).toBeVisible();
});

const listings = (page: Page) => page.getByText(/^See (?:both|all \w+), with dealer and date/);
const listingsFailed = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ hasText: "Dealers’ listings and the printable report couldn’t be loaded." });

for (const path of ["/", "/club-car"]) {
  for (const [what, fail] of Object.entries(failures)) {
    test(`the form and the answer stay on ${path} when the script of the evidence ${what}`, async ({
      page,
    }) => {
      await page.route(scriptOf("evidence"), fail);
      const tool = await calculateOnward(page, path);
      await expect(listingsFailed(page)).toBeVisible();
      await expect(tool.value()).toHaveAttribute("value", "5130");
      await expect(tool.model()).toHaveValue("Onward");
      await page.unrouteAll();
      await listingsFailed(page).getByRole("button", { name: "Try again" }).click();
      // A browser keeps an empty script for as long as the page is open.
      if (what === "arrives empty") await page.reload();
      await expect(listings(page)).toBeVisible();
      await expect(tool.value()).toHaveAttribute("value", "5130");
    });
  }
}

test("what was entered in the recall check stays when the recalls fail to load, and they can be requested again", async ({
  page,
}) => {
  await page.route(scriptOf("recall-answer"), (route) => route.abort());
  await page.goto("/recalls?make=EZ-GO&year=2022&serial=5660000");
  const answer = page.getByRole("region", { name: "Recall check" });
  const failed = answer.getByRole("alert").filter({ hasText: "The recalls couldn’t be loaded." });
  await expect(failed).toBeVisible();
  await expect(page.getByRole("heading", { name: "5660000" })).toBeVisible();
  await expect(answer).toContainText("The recalls couldn’t be loaded. Try again below.");
  await page.unrouteAll();
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByText(/^Your number is in (this|each) notice’s range/).first(),
  ).toBeVisible();
});

test("the page for many carts keeps the text when its later script fails to load, and tries again", async ({
  page,
}) => {
  await page.route(scriptOf("model"), (route) => route.abort());
  const fleet = await opened(page);
  await fleet.paste(one);
  await expect(page.getByRole("alert")).toContainText("couldn’t be loaded");
  await expect(fleet.text()).toHaveValue(one);
  await page.unrouteAll();
  await fleet.button("Try again").click();
  await expect(fleet.title()).toHaveText("1 cart");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the listing form can be requested again when it fails to load", async ({ page }) => {
  await page.route(scriptOf("sell-dialog"), (route) => route.abort());
  await calculateOnward(page);
  await opener(page).click();
  const failed = page.getByRole("alert").filter({ hasText: "couldn’t be loaded" });
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
});

for (const [what, fail] of Object.entries(failures)) {
  test(`saving says what to do when its script ${what}, and works later`, async ({ page }) => {
    await page.route(scriptOf("save-answer"), fail);
    const tool = await calculateOnward(page);
    await saveButton(page).click();
    const unsaved = page.getByText(
      "couldn’t be saved. Check your connection, then press Save again.",
    );
    await expect(unsaved).toBeVisible();
    await expect(tool.value()).toHaveAttribute("value", "5130");
    await page.unrouteAll();
    if (what === "arrives empty") await page.reload();
    await saveButton(page).click();
    await expect(page.getByText("Saved as 2020 Club Car Onward.")).toBeVisible();
  });
}

test("the estimate is calculated even if the network fails after the page has loaded", async ({
  page,
}) => {
  const tool = await openTool(page);
  // Unlike an offline browser, this does not answer from its cache either.
  await page.route("**", (route) => route.abort());
  await tool.enter(onward);
  await tool.calculate().click();
  await expect(tool.value()).toHaveAttribute("value", "5130");
  await expect(listingsFailed(page)).toBeVisible();
  await page.unrouteAll();
  await listingsFailed(page).getByRole("button", { name: "Try again" }).click();
  await expect(listings(page)).toBeVisible();
});

test("the script of the evidence is fetched when the form is first used", async ({ page }) => {
  const tool = await openTool(page);
  const request = page.waitForRequest(scriptOf("evidence"));
  await tool.year().focus();
  await request;
});

/** What each tool uses to render, and text on its page that has to stay. */
const tools = [
  { path: "/", breaks: "FormData", text: "What is your golf cart worth?" },
  { path: "/club-car", breaks: "FormData", text: "Club Car" },
  { path: "/fl", breaks: "FormData", text: "Florida" },
  { path: "/check-a-price", breaks: "FormData", text: "Is this ad fair?" },
  { path: "/year-finder", breaks: "FormData", text: "year" },
  { path: "/recalls", breaks: "FormData", text: "recalled" },
  { path: "/papers", breaks: "FormData", text: "Papers" },
  { path: "/fleet", breaks: "exp", text: "fleet" },
  { path: "/my-carts", breaks: "exp", text: "My carts" },
  { path: "/how-it-works", breaks: "floor", text: "How" },
] as const;

for (const { path, breaks, text } of tools) {
  test(`an error in the tool on ${path} leaves its page intact`, async ({ page }) => {
    if (path === "/my-carts") await saveCart(page);
    await page.addInitScript((broken) => {
      const fail = () => {
        throw new Error("broken for a test");
      };
      if (broken === "FormData") Object.assign(globalThis, { FormData: fail });
      else Math[broken] = fail;
    }, breaks);
    await page.goto(path);
    if (path === "/fleet") await page.getByRole("button", { name: "Load 60 sample carts" }).click();
    const failed = page
      .getByRole("alert")
      .filter({ hasText: "Something went wrong in this tool." });
    await expect(failed).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(failed.getByRole("button", { name: "Reload" })).toBeEnabled();
  });
}
