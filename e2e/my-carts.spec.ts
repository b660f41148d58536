import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { appraise } from "../domain/catalogue/site-prices.ts";
import { cartOf, queryOf } from "../src/tools/cart/details.ts";
import { type SavedCart, savedCart, writeCarts } from "../src/tools/my-carts/cart-file.ts";
import type { Cart } from "../domain/valuation/cart.ts";
import { asOfYear, expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";
import { ValueTool } from "./value-tool.ts";

const onward = {
  year: "2020",
  make: "Club Car",
  model: "Onward",
  seats: 4,
  powertrain: "electric",
  condition: "good",
  batteryAge: 4,
  hasUpgrades: true,
} as const;
const drive = {
  ...onward,
  year: "2016",
  make: "Yamaha",
  model: "Drive2",
  powertrain: "gas",
} as const;
const wreck = { ...onward, year: "1995", make: "EZ-GO", model: "TXT", condition: "poor" } as const;
const monaco = { ...onward, make: "Garia", model: "Monaco", hasUpgrades: false } as const;
const hauler = { ...onward, make: "Cushman", model: "Hauler", seats: 2 } as const;

const may = new Date(`${asOfYear}-05-03T12:00:00Z`);
const saved = (details: SavedCart["details"], id: string, change: Partial<SavedCart> = {}) => ({
  ...savedCart(details, "/", id, may),
  ...change,
});
const five = [onward, drive, wreck, monaco, hauler].map((details, index) =>
  saved(details, `cart-${index + 1}`),
);

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const cards = (page: Page) => page.getByRole("article");
const button = (page: Page, name: string) => page.getByRole("button", { name });
const saveButton = (page: Page) => button(page, "Save to My Carts");
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("my-carts"));

/** Opens My Carts in a browser that keeps the given text. */
async function openWith(page: Page, stored: string | readonly SavedCart[], query = "") {
  const text = typeof stored === "string" ? stored : writeCarts(stored);
  await page.goto("/my-carts");
  await page.evaluate((value) => localStorage.setItem("my-carts", value), text);
  await page.goto(`/my-carts${query}`);
  await ready(page);
}

async function ready(page: Page) {
  await page.locator("astro-island:not([ssr])").waitFor({ state: "attached" });
  await expect(page.getByText("Looking for the carts")).toHaveCount(0);
}

async function compare(page: Page, ...names: string[]) {
  for (const name of names) await card(page, name).getByLabel("Compare").check();
}

test(
  "an estimate is saved from the tool once, given a name and a note, and reopened",
  { tag: "@both" },
  async ({ page }) => {
    const tool = new ValueTool(page);
    await tool.open(`/club-car${queryOf(onward)}`);
    await saveButton(page).click();
    const status = page.getByRole("status").filter({ hasText: "See My Carts" });
    await expect(status).toHaveText("Saved as 2020 Club Car Onward. See My Carts");
    await saveButton(page).click();
    await expect(status).toHaveText("Already saved as 2020 Club Car Onward. See My Carts");
    await status.getByRole("link", { name: "See My Carts" }).click();
    await expect(page).toHaveURL("/my-carts");

    await expect(cards(page)).toHaveCount(1);
    await page.getByLabel("Name").fill("Bob’s, by the lake");
    await page.getByLabel("Note").fill("Asks $6,000.\nNeeds a seat.");
    await page.reload();
    const bobs = card(page, "Bob’s, by the lake");
    await expect(bobs.getByLabel("Name")).toHaveValue("Bob’s, by the lake");
    await expect(bobs.getByLabel("Note")).toHaveValue("Asks $6,000.\nNeeds a seat.");
    await expect(bobs.locator("data")).toHaveAttribute("value", "5216");
    await expect(bobs).toContainText("2020 Club Car Onward");
    await expect(bobs).toContainText(`Saved Jun 1, ${asOfYear}`);
    await expectAccessible(page);

    await bobs.getByRole("link", { name: "Open" }).click();
    await expect(page).toHaveURL(`/club-car${queryOf(onward)}`);
    await expect(tool.value()).toHaveAttribute("value", "5216");
    await expect(tool.batteryAge()).toHaveValue("4");
  },
);

test("what is saved is the cart itself, not a change on trial, and is said of it alone", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open(`/${queryOf(onward)}&trying=new-batteries`);
  await expect(tool.value()).toHaveAttribute("value", "8197");
  await saveButton(page).click();
  await expect(page.getByText("Saved as 2020 Club Car Onward")).toBeVisible();
  await tool.year().fill("2019");
  await tool.calculate().click();
  await expect(page.getByText("Saved as")).toBeHidden();
  await saveButton(page).click();
  await expect(page.getByText("Saved as 2019 Club Car Onward")).toBeVisible();
  const { carts } = JSON.parse((await kept(page))!);
  expect(carts.map(({ value }: SavedCart) => value)).toEqual([
    appraise(cartOf({ ...onward, year: "2019" })!, asOfYear).value,
    5216,
  ]);
});

test("the estimate is today's, beside what it was when it was saved", async ({ page }) => {
  await openWith(page, [
    saved(onward, "then", { savedAt: "2024-05-03T12:00:00.000Z", value: 6375, asOfYear: 2024 }),
  ]);
  await expect(cards(page).locator("data")).toHaveAttribute("value", "5216");
  await expect(cards(page)).toContainText("$6,375 when saved, May 3, 2024: −$1,159 since");
  await expect(cards(page)).toContainText("$4,434 to $5,998");
});

test("a removed cart comes back to its place, with the focus, until something else is done", async ({
  page,
}) => {
  await openWith(page, five);
  const names = await cards(page).evaluateAll((all) => all.map((each) => each.ariaLabel));
  await card(page, "1995 EZ-GO TXT").getByRole("button", { name: "Remove" }).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByText("1995 EZ-GO TXT was removed.")).toBeVisible();
  await expect(button(page, "Undo")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(card(page, "1995 EZ-GO TXT").getByRole("button", { name: "Remove" })).toBeFocused();
  expect(await cards(page).evaluateAll((all) => all.map((each) => each.ariaLabel))).toEqual(names);

  await page.keyboard.press("Enter");
  await compare(page, "2020 Garia Monaco");
  await expect(button(page, "Undo")).toBeHidden();
  await page.reload();
  await expect(cards(page)).toHaveCount(4);
});

test("the last cart can be removed, and brought back", async ({ page }) => {
  await openWith(page, five.slice(0, 1));
  await button(page, "Remove").click();
  await button(page, "Undo").click();
  await expect(cards(page)).toHaveCount(1);
  await button(page, "Remove").click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "No carts saved yet" })).toBeVisible();
});

test(
  "two to four carts are compared in the method's own dollars, and the address keeps them",
  { tag: "@both" },
  async ({ page }) => {
    await openWith(page, five);
    await compare(page, "2020 Club Car Onward", "2016 Yamaha Drive2", "1995 EZ-GO TXT");
    const table = page.getByRole("table", { name: "The carts side by side" });
    await expectComparison(
      page,
      [onward, drive, wreck].map((details) => cartOf(details)!),
    );
    await expect(page).toHaveURL("/my-carts?compare=cart-1,cart-2,cart-3");

    await expect(
      table.getByRole("row", { name: /^Battery age differs 4 years – 4/ }),
    ).toBeVisible();
    await expect(table.getByRole("row", { name: /^Upgrades Yes Yes Yes/ })).toBeVisible();
    await expect(table.getByRole("row", { name: /^Minimum value differs – – \+\$/ })).toBeVisible();
    await page.reload();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await card(page, "2020 Club Car Onward").getByRole("link", { name: "Open" }).click();
    await expect(page).toHaveURL(/year=2020/);
    await page.goBack();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await table.getByRole("button", { name: "Leave out 2016 Yamaha Drive2" }).click();
    await expectComparison(
      page,
      [onward, wreck].map((details) => cartOf(details)!),
    );
    await button(page, "Clear").click();
    await expect(table).toBeHidden();
    await expect(page).toHaveURL("/my-carts");
  },
);

async function expectComparison(page: Page, carts: readonly Cart[]) {
  const table = page.getByRole("table", { name: "The carts side by side" });
  const estimates = carts.map((cart) => appraise(cart, asOfYear));
  const cells = async (row: string) => {
    const found = table.getByRole("row", { name: new RegExp(`^${row}`) }).getByRole("cell");
    return (await found.allTextContents()).map((text) => text.match(/^[−+]?\$[\d,]+|^–/)?.[0]);
  };
  await expect(table.getByRole("columnheader")).toHaveCount(carts.length + 1);
  expect(await cells("Estimate")).toEqual(estimates.map(({ value }) => dollars(value)));
  expect(await cells("Trade-in value")).toEqual(estimates.map(({ low }) => dollars(low)));
  expect(await cells("Adds up to")).toEqual(estimates.map(({ value }) => dollars(value)));
  const signed = (amount: number) =>
    amount === 0 ? "$0" : `${amount > 0 ? "+" : "−"}${dollars(Math.abs(amount))}`;
  expect(await cells("Age")).toEqual(
    estimates.map(({ lines }) => signed(lines.find(({ id }) => id === "depreciation")!.amount)),
  );
  expect(await cells("Base price")).toEqual(estimates.map(({ base }) => dollars(base.price)));
}

test("a fifth cart is refused with a sentence", async ({ page }) => {
  await openWith(page, five, "?compare=cart-1,cart-2,nothing,cart-3,cart-1,cart-4,cart-5");
  const fifth = card(page, "2020 Cushman Hauler").getByLabel("Compare");
  await expect(page.getByRole("columnheader")).toHaveCount(5);
  await fifth.click();
  await expect(fifth).not.toBeChecked();
  await expect(
    page.getByRole("status").filter({ hasText: "Four carts is the most" }),
  ).toBeVisible();
  await card(page, "2016 Yamaha Drive2").getByLabel("Compare").uncheck();
  await fifth.check();
  await expect(page).toHaveURL("/my-carts?compare=cart-1,cart-3,cart-4,cart-5");
});

test("two tabs show the same, whichever was changed last", async ({ page, context }) => {
  await openWith(page, five.slice(0, 2));
  const other = await context.newPage();
  await other.goto("/my-carts");
  await ready(other);
  await card(page, "2020 Club Car Onward").getByLabel("Name").fill("First choice");
  await expect(card(other, "First choice")).toBeVisible();
  await card(other, "First choice").getByLabel("Note").fill("From the other tab");
  await expect(card(page, "First choice").getByLabel("Note")).toHaveValue("From the other tab");
  await card(other, "2016 Yamaha Drive2").getByRole("button", { name: "Remove" }).click();
  await expect(cards(page)).toHaveCount(1);

  const tool = new ValueTool(other);
  await tool.open(`/${queryOf(wreck)}`);
  await saveButton(other).click();
  await expect(card(page, "1995 EZ-GO TXT")).toBeVisible();
  await card(page, "1995 EZ-GO TXT").getByLabel("Name").fill("Wreck");
  await expect(cards(page)).toHaveCount(2);
  // One tab sees what another wrote a moment later.
  const names = async () =>
    JSON.parse((await kept(other))!).carts.map(({ name }: SavedCart) => name);
  await expect.poll(names).toEqual(["Wreck", "First choice"]);

  await other.goto("/my-carts");
  await ready(other);
  await card(page, "Wreck").getByRole("button", { name: "Remove" }).click();
  const note = card(page, "First choice").getByLabel("Note");
  await note.focus();
  await card(other, "First choice").getByLabel("Note").fill("Said elsewhere");
  await expect(note).toHaveValue("Said elsewhere");
  await expect(note).toBeFocused();
  await expect(button(page, "Undo")).toBeVisible();
});

for (const [what, text, sentence] of [
  ["no JSON", "{oops", "What this browser kept as your carts could not be read."],
  ["a newer version", '{"version":9,"carts":[1]}', "Your carts were saved by a newer version"],
  [
    "one broken cart",
    writeCarts([five[0]!, { ...five[1]!, id: "" }]),
    "1 saved cart could not be read.",
  ],
] as const) {
  test(`of ${what} it is said so, and the text is put aside before it is written over`, async ({
    page,
  }) => {
    await openWith(page, text);
    await expect(page.getByText(sentence)).toBeVisible();
    expect(await kept(page)).toBe(text);
    await expectAccessible(page);
    const tool = new ValueTool(page);
    await tool.open(`/${queryOf(monaco)}`);
    await saveButton(page).click();
    await page.getByRole("link", { name: "See My Carts" }).click();
    await expect(card(page, "2020 Garia Monaco")).toBeVisible();
    await expect(page.getByText(sentence)).toBeHidden();
    const download = page.waitForEvent("download");
    await button(page, "Download it").click();
    expect(readFileSync(await (await download).path(), "utf8")).toBe(text);
    await button(page, "Erase it").click();
    await expect(button(page, "Erase it")).toBeHidden();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["my-carts"]);
  });
}

test("carts of the oldest form, a bare list of details, are there", async ({ page }) => {
  await openWith(page, JSON.stringify([onward, drive]));
  await expect(cards(page)).toHaveCount(2);
  await card(page, "2016 Yamaha Drive2").getByLabel("Name").fill("Gas");
  await page.reload();
  await expect(card(page, "Gas")).toBeVisible();
  await expect(card(page, "2020 Club Car Onward").locator("data")).toHaveAttribute("value", "5216");
});

/** Takes up all that the browser gives this site. */
async function fillStorage(page: Page) {
  await page.evaluate(() => {
    for (let length = 2 ** 22; length >= 1; length /= 2) {
      try {
        for (;;) localStorage.setItem(`filler ${localStorage.length}`, "x".repeat(length));
      } catch {
        // No more of this length fits.
      }
    }
  });
}

test("a store that is really full says so, keeps what is typed, and has room after a removal", async ({
  page,
}) => {
  await openWith(page, five.slice(0, 2));
  await fillStorage(page);
  const tool = new ValueTool(page);
  await tool.open(`/${queryOf(wreck)}`);
  await saveButton(page).click();
  const full = page.getByText("This browser’s storage is full: remove a cart or export them.");
  await expect(full).toBeVisible();

  await page.goto("/my-carts");
  const note = card(page, "2020 Club Car Onward").getByLabel("Note");
  await note.fill("A note that does not fit");
  await expect(full).toBeVisible();
  await expect(note).toHaveValue("A note that does not fit");
  await card(page, "2016 Yamaha Drive2").getByRole("button", { name: "Remove" }).click();
  await expect(full).toBeHidden();
  await note.focus();
  await note.press("!");
  await page.reload();
  await expect(note).toHaveValue(/A note that does not fit/);
});

test("where storage is forbidden the tool and the page say so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  const sentence = "This browser does not let the page keep anything (private browsing?).";
  const tool = new ValueTool(page);
  await tool.open(`/${queryOf(onward)}`);
  await saveButton(page).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await page.goto("/my-carts");
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByLabel("Import a file").setInputFiles(fileOf(writeCarts(five)));
  await expect(page.getByText(`${sentence} Nothing was added.`)).toBeVisible();
});

const fileOf = (text: string) => ({
  name: "cartworth-carts.json",
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

test("carts leave as a file and come back from it, names and notes with them", async ({ page }) => {
  const carts = [saved(onward, "a1", { name: "Bob’s", note: "Asks\n$6,000 ✓" }), five[1]!];
  await openWith(page, carts);
  const download = page.waitForEvent("download");
  await button(page, "Export as a file").click();
  expect((await download).suggestedFilename()).toBe("cartworth-carts.json");
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(JSON.parse(writeCarts(carts)));

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole("heading", { name: "No carts saved yet" })).toBeVisible();
  await expect(button(page, "Export as a file")).toBeDisabled();
  const input = page.getByLabel("Import a file");
  await input.setInputFiles(fileOf(readFileSync(path, "utf8")));
  await expect(page.getByText("2 carts added.")).toBeVisible();
  await expect(card(page, "Bob’s").getByLabel("Note")).toHaveValue("Asks\n$6,000 ✓");
  await input.setInputFiles(fileOf(writeCarts([...carts, five[2]!, { ...five[3]!, id: "," }])));
  await expect(
    page.getByText("1 cart added. 2 carts already here. 1 cart could not be read."),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
});

for (const [what, text, sentence] of [
  ["a photograph", "\u0089PNG\r\n", "This is not a file of carts from CartWorth."],
  ["another JSON file", '{"name":"cartworth"}', "This is not a file of carts from CartWorth."],
  ["a newer file", '{"version":2,"carts":[]}', "made by a newer version of CartWorth"],
  ["no carts", writeCarts([]), "There is no cart in this file."],
  ["a very large file", " ".repeat(1_000_001), "larger than 1 MB"],
] as const) {
  test(`importing ${what} adds nothing and says why`, async ({ page }) => {
    await openWith(page, five.slice(0, 1));
    const before = await kept(page);
    await page.getByLabel("Import a file").setInputFiles(fileOf(text));
    await expect(page.getByRole("status").filter({ hasText: sentence })).toBeVisible();
    expect(await kept(page)).toBe(before);
  });
}

test("a hundred carts are the most, from the tool and from a file", async ({ page }) => {
  const hundred = Array.from({ length: 100 }, (_, index) =>
    saved({ ...onward, year: String(1900 + index) }, `c${index}`),
  );
  await openWith(page, hundred);
  await page.getByLabel("Import a file").setInputFiles(fileOf(writeCarts([five[0]!])));
  await expect(page.getByText("1 cart left out: My Carts holds 100.")).toBeVisible();
  await new ValueTool(page).open(`/${queryOf(onward)}`);
  await saveButton(page).click();
  await expect(
    page.getByText("My Carts holds 100 carts: remove one to save another."),
  ).toBeVisible();
});

test("everything can be done with the keyboard alone", async ({ page }) => {
  await new ValueTool(page).open(`/${queryOf(onward)}`);
  await saveButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "See My Carts" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/my-carts");
  await openWith(page, five.slice(0, 2));

  const first = card(page, "2020 Club Car Onward");
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const element = document.activeElement!;
        const { labels } = element as HTMLInputElement;
        return element.ariaLabel ?? labels?.[0]?.textContent ?? element.textContent;
      });
      if (focused.startsWith(name)) return;
    }
    throw new Error(`no Tab leads to ${name}`);
  };
  await tabTo("Name");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Keyed");
  await tabTo("Note");
  await page.keyboard.type("By hand");
  await tabTo("Compare Keyed");
  await page.keyboard.press("Space");
  await tabTo("Compare 2016");
  await page.keyboard.press("Space");
  await expect(page.getByRole("table")).toBeVisible();
  await tabTo("See the comparison");
  await page.keyboard.press("Enter");
  await expect(page.locator("#comparison")).toBeFocused();
  await tabTo("Comparison of carts");
  await tabTo("Leave out 2016");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table")).toBeHidden();
  await tabTo("Import a file");
  await page.keyboard.press("Shift+Tab");
  await expect(button(page, "Export as a file")).toBeFocused();
  await expect(first).toHaveCount(0);
  await expect(card(page, "Keyed").getByLabel("Note")).toHaveValue("By hand");
});

const long = saved({ ...hauler, model: "Hauler ".repeat(11).trim() }, "long", {
  name: "W".repeat(80),
  note: "x".repeat(500),
});

for (const scheme of ["light", "dark"] as const) {
  test(
    `it is accessible, empty and with everything open, in the ${scheme} scheme`,
    { tag: "@both" },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await openWith(page, []);
      await expectAccessible(page);
      await openWith(page, [...five, long], "?compare=cart-1,cart-2,cart-3,long");
      await expect(page.getByRole("columnheader")).toHaveCount(5);
      await expectAccessible(page);
    },
  );
}

test(
  "long names and notes and four columns never scroll the page sideways",
  { tag: "@both" },
  async ({ page }) => {
    await openWith(page, [...five, long], "?compare=cart-1,cart-2,cart-3,long");
    await expectNoSidewaysScroll(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page);
      const region = page.getByRole("region", { name: "Comparison of carts" });
      const label = page.getByRole("rowheader", { name: /^Trade-in value/ });
      const before = await label.boundingBox();
      await region.evaluate((element) => element.scrollTo(10_000, 0));
      expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
      expect((await label.boundingBox())!.x).toBeCloseTo(before!.x, 0);
    }
  },
);

test(
  "the focused element is never behind the bar of chosen carts",
  { tag: "@both" },
  async ({ page }) => {
    await openWith(page, five, "?compare=cart-1,cart-2");
    const dock = page.getByRole("button", { name: "Clear" }).locator("..");
    for (const name of ["Name", "Note"]) {
      for (const field of await page.getByLabel(name).all()) {
        await field.focus();
        const [own, bar] = [(await field.boundingBox())!, (await dock.boundingBox())!];
        expect(own.y + Math.min(own.height, 40)).toBeLessThanOrEqual(bar.y);
      }
    }
  },
);

test("on paper only the comparison is printed, and it fits the width", async ({ page }) => {
  await openWith(page, [...five, long], "?compare=cart-1,cart-2,cart-3,long");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.getByText(`CartWorth · estimates of June 1, ${asOfYear}`)).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(cards(page).first()).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(button(page, "Print or save as PDF")).toBeHidden();
  await expectNoSidewaysScroll(page);
  await openWith(page, five, "?compare=cart-1,cart-2,cart-3,cart-4");
  await expect(page.getByRole("columnheader")).toHaveCount(5);
  for (const format of ["Letter", "A4"] as const) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it is and what it needs", async ({ page }) => {
    await page.goto("/my-carts");
    await expect(page.getByRole("heading", { level: 1, name: "My Carts" })).toBeVisible();
    await expect(page.getByText("My Carts needs JavaScript")).toBeVisible();
    await expect(page.getByText("Looking for the carts")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Where they are kept" })).toBeVisible();
  });
});
