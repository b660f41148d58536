import { estimateOf } from "../../domain/catalogue/spec-estimate.ts";
import { cartOf, queryOf, type Details } from "../../domain/details/details.ts";
import type { SavedCart } from "../../src/features/my-carts/format.ts";
import {
  onward,
  five,
  cards,
  button,
  saveButton,
  kept,
  openWith,
  long,
  card,
  choose,
  wreck,
  ready,
  compare,
  drive,
  edit,
  remove,
} from "../my-carts-page.ts";
import { asOfYear } from "../dated-page.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  forbidStorage,
  test,
  expectOnePage,
  dollars,
} from "../test.ts";
import { openTool } from "../value-tool.ts";
import type { Locator, Page } from "@playwright/test";
import { answerNumber } from "../../domain/answer/text.ts";
import { calculate } from "../../src/features/cart-form/calculation.ts";

test("saving stores the cart, and the message refers only to it", async ({ page }) => {
  const tool = await openTool(page, `/${queryOf(onward)}`);
  await expect(tool.value()).toHaveAttribute("value", "5216");
  await saveButton(page).click();
  await expect(page.getByText("Saved as 2020 Club Car Onward")).toBeVisible();
  await tool.change();
  await tool.year().fill("2019");
  await tool.calculate().click();
  await expect(page.getByText("Saved as")).toBeHidden();
  await saveButton(page).click();
  await expect(page.getByText("Saved as 2019 Club Car Onward")).toBeVisible();
  const { carts } = JSON.parse((await kept(page))!);
  expect(carts.map(({ value }: SavedCart) => value)).toEqual([
    estimateOf(cartOf({ ...onward, modelYear: "2019" })!, asOfYear).value,
    5216,
  ]);
});

test(
  "My carts is accessible in both color schemes and never scrolls sideways, empty and with everything open",
  { tag: "@both" },
  async ({ page }) => {
    await openWith(page, []);
    await expectAccessibleInBothSchemes(page);
    await openWith(page, [...five, long]);
    await choose(page, "2020 Club Car Onward", "2016 Yamaha Drive2");
    await edit(page, "2016 Yamaha Drive2");
    await edit(page, long.name);
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessibleInBothSchemes(page);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page);
    }
    await openWith(page, [...five, long], "?compare=cart-1,cart-2,cart-3,long");
    await expect(page.getByRole("columnheader")).toHaveCount(5);
    await expectAccessibleInBothSchemes(page);
    await expectNoSidewaysScroll(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page);
      const cut = await page
        .getByRole("cell")
        .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
      expect(cut).toBe(0);
    }
  },
);

test(
  "the focused element is never behind the bar of chosen carts",
  { tag: "@both" },
  async ({ page }) => {
    await openWith(page, five);
    await choose(page, "2020 Club Car Onward", "2016 Yamaha Drive2");
    for (const each of await button(page, "Edit").all()) await each.click();
    const dock = button(page, "Compare them").locator("..");
    for (const name of ["Name", "Note"]) {
      for (const field of await page.getByLabel(name).all()) {
        await field.focus();
        const [own, bar] = [(await field.boundingBox())!, (await dock.boundingBox())!];
        expect(own.y + Math.min(own.height, 40)).toBeLessThanOrEqual(bar.y);
      }
    }
  },
);

test("a fifth cart is refused with a sentence", async ({ page }) => {
  await openWith(page, five, "?compare=cart-1,cart-2,nothing,cart-3,cart-1,cart-4,cart-5");
  await expect(page.getByRole("columnheader")).toHaveCount(5);
  await page.getByRole("radio", { name: "List" }).check();
  const fifth = card(page, "2020 Cushman Hauler").getByLabel("Compare");
  await fifth.click();
  await expect(fifth).not.toBeChecked();
  await expect(
    page.getByRole("status").filter({ hasText: "Four carts is the most" }),
  ).toBeVisible();
  await card(page, "2016 Yamaha Drive2").getByLabel("Compare").uncheck();
  await fifth.check();
  await expect(page).toHaveURL("/my-carts?compare=cart-1,cart-3,cart-4,cart-5");
});

test("only the comparison is printed, and it fits the width of the paper", async ({ page }) => {
  await openWith(page, [...five, long], "?compare=cart-1,cart-2,cart-3,long");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.getByText(`CartWorth · estimates of June 1, ${asOfYear}`)).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(button(page, "Print or save as PDF")).toBeHidden();
  await expectNoSidewaysScroll(page);
  await openWith(page, five, "?compare=cart-1,cart-2,cart-3,cart-4");
  await expect(page.getByRole("columnheader")).toHaveCount(5);
  await expectOnePage(page);
});

test("a removed cart can be restored to its place, with the focus, until something else is done", async ({
  page,
}) => {
  await openWith(page, five);
  const names = () => cards(page).evaluateAll((all) => all.map((each) => each.ariaLabel));
  const before = await names();
  await remove(page, "1995 EZ-GO TXT");
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByText("1995 EZ-GO TXT was removed.")).toBeVisible();
  await expect(button(page, "Undo")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(button(page, "Remove 1995 EZ-GO TXT")).toBeFocused();
  expect(await names()).toEqual(before);

  await page.keyboard.press("Enter");
  await choose(page, "2020 Garia Monaco");
  await expect(button(page, "Undo")).toBeHidden();
  for (let left = 3; left >= 0; left--) {
    await button(page, "Edit").first().click();
    await button(page, "Remove").first().click();
    await expect(cards(page)).toHaveCount(left);
  }
  await expect(page.getByRole("heading", { name: "No carts saved yet" })).toBeVisible();
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
});

test("everything can be done with the keyboard alone", async ({ page }) => {
  await openTool(page, `/${queryOf(onward)}`);
  await saveButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "See My carts" })).toBeVisible();
  // Print, Show a buyer, and a link to a blank form come before it.
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/my-carts");
  await openWith(page, five.slice(0, 2));

  const tabTo = async (target: Locator) => {
    do await page.keyboard.press("Tab");
    while (!(await target.evaluate((element) => element === document.activeElement)));
  };
  await tabTo(button(page, "Edit 2020 Club Car Onward"));
  await page.keyboard.press("Enter");
  await tabTo(page.getByLabel("Name"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Keyed");
  await tabTo(page.getByLabel("Note"));
  await page.keyboard.type("By hand");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await tabTo(card(page, "2016 Yamaha Drive2").getByLabel("Compare"));
  await page.keyboard.press("Space");
  await tabTo(button(page, "Compare them"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "You can ask the most" })).toBeFocused();
  await tabTo(button(page, "Leave out 2016"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table")).toBeHidden();
  await expect(card(page, "Keyed")).toContainText("By hand");
});

test("two tabs show the same carts, whichever was changed last", async ({ page, context }) => {
  await openWith(page, five.slice(0, 2));
  const other = await context.newPage();
  await other.goto("/my-carts");
  await ready(other);
  await edit(page, "2020 Club Car Onward");
  await card(page, "2020 Club Car Onward").getByLabel("Name").fill("First choice");
  await edit(other, "First choice");
  await card(other, "First choice").getByLabel("Note").fill("From the other tab");
  await expect(card(page, "First choice").getByLabel("Note")).toHaveValue("From the other tab");
  await remove(other, "2016 Yamaha Drive2");
  await expect(cards(page)).toHaveCount(1);

  await openTool(other, `/${queryOf(wreck)}`);
  await saveButton(other).click();
  await edit(page, "1995 EZ-GO TXT");
  await card(page, "1995 EZ-GO TXT").getByLabel("Name").fill("Wreck");
  await expect(cards(page)).toHaveCount(2);
  // A tab sees what another one wrote a moment later.
  const names = async () =>
    JSON.parse((await kept(other))!).carts.map(({ name }: SavedCart) => name);
  await expect.poll(names).toEqual(["Wreck", "First choice"]);

  await other.goto("/my-carts");
  await ready(other);
  await edit(other, "First choice");
  await card(page, "Wreck").getByRole("button", { name: "Remove" }).click();
  const note = card(page, "First choice").getByLabel("Note");
  await note.focus();
  await card(other, "First choice").getByLabel("Note").fill("Said elsewhere");
  await expect(note).toHaveValue("Said elsewhere");
  await expect(note).toBeFocused();
  await expect(button(page, "Undo")).toBeVisible();
});

/** Uses up all the storage that the browser gives this site. */
async function fillStorage(page: Page) {
  await page.evaluate(() => {
    for (let length = 2 ** 22; length >= 1; length /= 2) {
      try {
        for (;;) localStorage.setItem(`filler ${localStorage.length}`, "x".repeat(length));
      } catch {
        // Nothing more of this length fits.
      }
    }
  });
}

test("when storage is really full, the page says so, keeps the typed text, and has room after a removal", async ({
  page,
}) => {
  await openWith(page, five.slice(0, 2));
  await fillStorage(page);
  await openTool(page, `/${queryOf(wreck)}`);
  await saveButton(page).click();
  const full = page.getByText("This browser’s storage is full: remove a cart.");
  await expect(full).toBeVisible();

  await page.goto("/my-carts");
  await edit(page, "2020 Club Car Onward");
  const note = card(page, "2020 Club Car Onward").getByLabel("Note");
  await note.fill("A note that does not fit");
  await expect(full).toBeVisible();
  await expect(note).toHaveValue("A note that does not fit");
  await remove(page, "2016 Yamaha Drive2");
  await expect(full).toBeHidden();
  await note.focus();
  await note.press("!");
  await page.reload();
  await edit(page, "2020 Club Car Onward");
  await expect(note).toHaveValue(/A note that does not fit/);
});

test("if storage is blocked, the tool and the page say so", async ({ page }) => {
  await forbidStorage(page);
  const sentence = "This browser does not let the page keep anything (private browsing?).";
  await openTool(page, `/${queryOf(onward)}`);
  await saveButton(page).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await page.goto("/my-carts");
  await expect(page.getByText(sentence)).toBeVisible();
});

test(
  "two to four carts can be compared by what each would bring, and the address keeps them",
  { tag: "@both" },
  async ({ page }) => {
    await openWith(page, five);
    await compare(page, "2020 Club Car Onward", "2016 Yamaha Drive2", "1995 EZ-GO TXT");
    const table = page.getByRole("table", { name: "The carts side by side" });
    await expectComparison(page, [onward, drive, wreck]);
    await expect(page).toHaveURL("/my-carts?compare=cart-1,cart-2,cart-3");
    await expect(
      page.getByRole("heading", { name: /^You can ask the most for the 2020 Club Car Onward: \$/ }),
    ).toBeVisible();
    await expect(table.getByRole("row", { name: /^Battery age 4 years – 4/ })).toBeVisible();
    await expect(table.getByRole("row", { name: /^Upgrades/ })).toBeHidden();

    await page.reload();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await table.getByRole("link", { name: "2020 Club Car Onward" }).click();
    await expect(page).toHaveURL(/year=2020/);
    await page.goBack();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await table.getByRole("button", { name: "Leave out 2016 Yamaha Drive2" }).click();
    await expectComparison(page, [onward, wreck]);
    await page.getByRole("radio", { name: "List" }).check();
    await expect(table).toBeHidden();
    await expect(cards(page)).toHaveCount(5);
  },
);

async function expectComparison(page: Page, carts: readonly Details[]) {
  const table = page.getByRole("table", { name: "The carts side by side" });
  const cells = (row: string) =>
    table
      .getByRole("row", { name: new RegExp(`^${row}`) })
      .getByRole("cell")
      .allTextContents();
  await expect(table.getByRole("columnheader")).toHaveCount(carts.length + 1);
  expect(await cells("Ask")).toEqual(carts.map((details) => dollars(Number(ask(details)))));
  expect(await cells("Estimated value")).toEqual(
    carts.map((details) => dollars(estimateOf(cartOf(details)!, asOfYear).value)),
  );
}

const ask = (details: Details) => String(answerNumber(calculate(details, asOfYear)!, "selling"));
