import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  setTextSize,
  test,
  waitForFonts,
} from "../test.ts";

const menuButton = { name: "Menu", exact: true };

test("the header stays in view", { tag: "@both" }, async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
});

test("the header's menus are accessible in both color schemes", async ({ page }) => {
  await page.goto("/about");
  for (const name of ["Tools", "Guides"]) {
    await page.getByRole("navigation", { name: "Main" }).getByText(name, { exact: true }).click();
    await expectAccessibleInBothSchemes(page);
  }
});

test("a header menu closes when focus leaves it, so it never covers the focused link", async ({
  page,
}) => {
  await page.goto("/about");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const guide = navigation.getByRole("link", { name: "Buying Guide" });
  await navigation.getByText("Guides", { exact: true }).click();
  await expect(guide).toBeVisible();
  for (let presses = 0; presses < 7; presses++) await page.keyboard.press("Tab");
  await expect(navigation.getByRole("link", { name: "My carts" })).toBeFocused();
  await expect(guide).toBeHidden();
});

test(
  "the page behind the full-screen menu does not scroll",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", menuButton).click();
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  },
);

test("the header stays on one line, with everything reachable, at any width and text size", async ({
  page,
}) => {
  await page.goto("/about");
  for (const width of [320, 390, 768, 820, 960, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const percent of [100, 200]) {
      await setTextSize(page, percent);
      await expectNoSidewaysScroll(page);
      const header = (await page.getByRole("banner").boundingBox())!;
      expect(header.height).toBeCloseTo(0.56 * percent);
    }
  }
});

test("the header shows the saved-cart count without shifting", async ({ page }) => {
  await page.goto("/about");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const last = navigation.getByRole("link").last();
  await waitForFonts(page);
  const before = await last.boundingBox();
  await expect(navigation.getByRole("link", { name: "My carts" })).toHaveText("My carts");
  await page.evaluate(() => localStorage.setItem("my-carts", '{"version":1,"carts":[{},{}]}'));
  await page.reload();
  await expect(navigation.getByRole("link", { name: "My carts 2 saved" })).toBeVisible();
  await waitForFonts(page);
  expect(await last.boundingBox()).toEqual(before);
});

test(
  "the menu fills the screen, lists every page, including the privacy policy and terms, and closes",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("dialog", menuButton);
    await expect(menu).toBeHidden();
    await page.getByRole("button", menuButton).click();
    expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize()! });
    await expect(menu.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Terms of Service" })).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", menuButton)).toBeFocused();
  },
);

test("the header opens one menu at a time; Escape or a click elsewhere closes it", async ({
  page,
}) => {
  await page.goto("/about");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const tool = navigation.getByRole("link", { name: "Battery test" });
  const guide = navigation.getByRole("link", { name: "Buying Guide" });
  await navigation.getByText("Tools", { exact: true }).click();
  await expect(tool).toBeVisible();
  await navigation.getByText("Guides", { exact: true }).click();
  await expect(guide).toBeVisible();
  await expect(tool).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(guide).toBeHidden();
  await expect(navigation.locator("summary", { hasText: "Guides" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(guide).toBeVisible();
  await page.mouse.click(100, 600);
  await expect(guide).toBeHidden();
});
