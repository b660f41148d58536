import { type Page, type Route, expect } from "@playwright/test";
import { test } from "../dated-page.ts";
import { one, opened } from "../fleet-page.ts";
import { ValueTool, onward } from "../value-tool.ts";

// These failures are also console errors, so nothing watches the console here.

/** Failures of a script that is requested after the page. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  "does not arrive": (route) => route.abort(),
  "is not there any more": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "arrives empty": (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
  "is a portal's page": (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in to the Wi-Fi</h1>" }),
};

const lateScripts = [
  {
    script: /\/_astro\/market-view[^/]*\.js$/,
    missing: "Dealers’ prices couldn’t be loaded.",
    shown: "Dealers ask",
  },
  {
    script: /\/_astro\/board-footer[^/]*\.js$/,
    missing: "The arithmetic couldn’t be loaded.",
    shown: "How we got this number",
  },
  {
    script: /\/_astro\/estimate-extras[^/]*\.js$/,
    missing: "The rest of this page couldn’t be loaded.",
    shown: "What would change it",
  },
  {
    script: /\/_astro\/dealer-evidence[^/]*\.js$/,
    missing: "Dealers’ listings couldn’t be loaded.",
    shown: "Seen on dealers’ lots",
  },
];

/** Enters a cart on the home page or a make's page, and calculates. */
async function calculate(page: Page, path: string): Promise<ValueTool> {
  const tool = new ValueTool(page);
  await tool.open(path);
  await tool.year().fill(String(onward.modelYear));
  if (path === "/") await tool.make().selectOption(onward.make);
  await tool.model().fill(onward.model);
  await tool.calculate().click();
  return tool;
}

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

test("a page without its scripts says so, and keeps the carts that are saved", async ({ page }) => {
  await calculate(page, "/");
  await page.getByRole("button", { name: "Save to My Carts" }).click();
  await expect(page.getByText("Saved as 2020 Club Car Onward.")).toBeVisible();
  await page.clock.install();
  await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
  await page.goto("/my-carts");
  await page.clock.fastForward(5000);
  await expect(page.getByRole("alert")).toContainText("My Carts needs JavaScript");
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole("heading", { name: "2020 Club Car Onward" })).toBeVisible();
});

for (const path of ["/", "/club-car"]) {
  for (const [what, fail] of Object.entries(failures)) {
    test(`the form and the estimate stay on ${path} when a later script ${what}`, async ({
      page,
    }) => {
      for (const { script } of lateScripts) await page.route(script, fail);
      const tool = await calculate(page, path);
      // Each one is requested by the part before it.
      for (const { script, missing, shown } of lateScripts) {
        const failed = page
          .getByRole("alert")
          .or(page.getByRole("status"))
          .filter({ hasText: missing });
        await expect(failed).toBeVisible();
        await expect(tool.value()).toHaveAttribute("value", "5130");
        await expect(tool.model()).toHaveValue("Onward");
        await page.unroute(script);
        await failed.getByRole("button", { name: "Try again" }).click();
        // A browser keeps an empty script for as long as the page is open.
        if (what === "arrives empty") await page.reload();
        await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
        await expect(tool.value()).toHaveAttribute("value", "5130");
      }
    });
  }
}

test("a price stays when its answer fails to load, and the answer can be requested again", async ({
  page,
}) => {
  await page.route(/\/_astro\/check-answer[^/]*\.js$/, (route) => route.abort());
  await page.goto("/check-a-price?year=2020&make=Club+Car&model=Onward&price=6500");
  const failed = page.getByRole("alert").filter({ hasText: "The answer couldn’t be loaded." });
  await expect(failed).toBeVisible();
  await expect(page.getByLabel("Asking price")).toHaveValue("6500");
  await expect(
    page.getByRole("heading", { name: "2020 Club Car Onward, asking $6,500" }),
  ).toBeVisible();
  await page.unrouteAll();
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Ask the seller" })).toBeVisible();
});

test("a cart stays in the recall check when its answer fails to load, and the answer can be requested again", async ({
  page,
}) => {
  await page.route(/\/_astro\/answer[^/]*\.js$/, (route) => route.abort());
  await page.goto("/recalls?make=EZ-GO&year=2022&serial=5660000");
  const board = page.getByRole("region", { name: "Recall check" });
  const failed = board.getByRole("alert").filter({ hasText: "The answer couldn’t be loaded." });
  await expect(failed).toBeVisible();
  await expect(board.getByRole("heading")).toHaveText("Looking through the recall notices…");
  await expect(page.getByLabel("Serial number")).toHaveValue("5660000");
  await page.unrouteAll();
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(board.getByText("Your number is in this notice’s range").first()).toBeVisible();
});

test("the page for many carts keeps the text when its later script fails to load, and tries again", async ({
  page,
}) => {
  await page.route(/\/_astro\/session[^/]*\.js$/, (route) => route.abort());
  const fleet = await opened(page);
  await fleet.paste(one);
  await expect(page.getByRole("alert")).toContainText("couldn’t be loaded");
  await expect(fleet.text()).toHaveValue(one);
  await page.unroute(/\/_astro\/session[^/]*\.js$/);
  await fleet.button("Try again").click();
  await expect(fleet.title()).toHaveText("1 cart");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the listing form can be requested again when it fails to load", async ({ page }) => {
  await page.route(/\/_astro\/sell-dialog[^/]*\.js$/, (route) => route.abort());
  await calculate(page, "/");
  await page.getByRole("button", { name: "List for Sale" }).click();
  const failed = page.getByRole("alert").filter({ hasText: "couldn’t be loaded" });
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
});

for (const [what, fail] of Object.entries(failures)) {
  test(`saving, and a change's details, say what to do when their script ${what}, and work later`, async ({
    page,
  }) => {
    await page.route(/\/_astro\/(save-answer|lever-details)[^/]*\.js$/, fail);
    const tool = await calculate(page, "/");
    const save = page.getByRole("button", { name: "Save to My Carts" });
    await save.click();
    const unsaved = page.getByText(
      "couldn’t be saved. Check your connection, then press Save again.",
    );
    await expect(unsaved).toBeVisible();
    await expect(tool.value()).toHaveAttribute("value", "5130");
    await page.getByText("one grade up").click();
    const failed = page.getByRole("alert").filter({ hasText: "What this change costs couldn’t" });
    await expect(failed).toBeVisible();
    await page.unrouteAll();
    await failed.getByRole("button", { name: "Try again" }).click();
    if (what === "arrives empty") {
      await page.reload();
      await page.getByText("one grade up").click();
    }
    await expect(page.getByLabel("Cost of the work")).toBeVisible();
    await save.click();
    await expect(page.getByText("Saved as 2020 Club Car Onward.")).toBeVisible();
  });
}

test("the estimate is calculated even if the network fails after the page has loaded", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open();
  // Unlike an offline browser, this does not answer from its cache either.
  await page.route("**", (route) => route.abort());
  await tool.enter(onward);
  await tool.calculate().click();
  await expect(tool.value()).toHaveAttribute("value", "5130");
  // Each part is asked for a second time before it is given up.
  const failed = page.getByRole("alert").filter({ hasText: "The rest of this page" });
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "What would change it" })).toBeVisible();
});

test("the code that follows the estimate is fetched when the form is first used", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open();
  const requests = lateScripts.map(({ script }) => page.waitForRequest(script));
  await tool.year().focus();
  await Promise.all(requests);
});

/** Saves a cart, so that My Carts has one to show. */
async function saveCart(page: Page): Promise<void> {
  await calculate(page, "/");
  await page.getByRole("button", { name: "Save to My Carts" }).click();
  await expect(page.getByText("Saved as 2020 Club Car Onward.")).toBeVisible();
}

/** Values a fleet, so that the page has one to show when it is opened again. */
async function keepFleet(page: Page): Promise<void> {
  await page.goto("/fleet");
  await page.getByRole("button", { name: "Load 60 sample carts" }).click();
  await expect(page.getByText("Kept in this browser, and nowhere else.")).toBeVisible();
}

/** What each tool uses to render, and text on its page that has to stay. */
const tools = [
  { path: "/", breaks: "FormData", text: "What is your golf cart worth?" },
  { path: "/club-car", breaks: "FormData", text: "Club Car" },
  { path: "/fl", breaks: "FormData", text: "Florida" },
  { path: "/check-a-price", breaks: "FormData", text: "Is this ad fair?" },
  { path: "/year-finder", breaks: "FormData", text: "year" },
  { path: "/recalls", breaks: "FormData", text: "recalled" },
  { path: "/papers", breaks: "FormData", text: "Papers" },
  { path: "/fleet", breaks: "ceil", text: "fleet" },
  { path: "/my-carts", breaks: "trunc", text: "My Carts" },
  { path: "/how-it-works", breaks: "trunc", text: "How" },
] as const;

for (const { path, breaks, text } of tools) {
  test(`an error in the tool on ${path} leaves its page intact`, async ({ page }) => {
    if (path === "/my-carts") await saveCart(page);
    if (path === "/fleet") await keepFleet(page);
    await page.addInitScript((broken) => {
      const fail = () => {
        throw new Error("broken for a test");
      };
      if (broken === "FormData") Object.assign(globalThis, { FormData: fail });
      else Math[broken] = fail;
    }, breaks);
    await page.goto(path);
    const failed = page
      .getByRole("alert")
      .filter({ hasText: "Something went wrong in this tool." });
    await expect(failed).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(failed.getByRole("button", { name: "Reload" })).toBeEnabled();
  });
}
