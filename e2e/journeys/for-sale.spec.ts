import type { Page } from "@playwright/test";
import { siteMarket } from "../../domain/answer/site-market.ts";
import { figuresOf } from "../../domain/answer/figures.ts";
import { defaultChoices } from "../../domain/cart/cart.ts";
import { detailsOf, queryOf } from "../../domain/details/details.ts";
import { formatDollars, roundedDollars } from "../../domain/words/money.ts";
import { expect, expectAccessible, test } from "../test.ts";

const year = new Date().getFullYear();

const carts = [
  { make: "Club Car", model: "Precedent", modelYear: 2012 },
  { make: "Club Car", model: "Onward", modelYear: 2020, seats: 4, hasUpgrades: true },
  { make: "Club Car", model: "DS", modelYear: 2005, condition: "poor", batteryAge: 5 },
  { make: "EZ-GO", model: "RXV", modelYear: 2018, lifted: true },
  { make: "EZ-GO", model: "TXT", modelYear: 2015, powertrain: "gas" },
  { make: "EZ-GO", model: "Express L6", modelYear: 2021, seats: 6 },
  { make: "Yamaha", model: "Drive2", modelYear: 2021, batteryType: "lithium" },
  { make: "Icon", model: "i40", modelYear: 2022, seats: 4 },
  { make: "Evolution", model: "D5", modelYear: 2024, seats: 4 },
  { make: "Kandi", model: "Kruiser", modelYear: 2019, condition: "fair", batteryAge: 4 },
] as const;

/** Every text that the browser gets, except scripts and styles, which are the same for all carts. */
function record(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!/html|json|text\/plain|svg/.test(type)) return;
    texts.push(response.text().catch(() => ""));
  });
  return async () => (await Promise.all(texts)).join("\n");
}

for (const each of carts) {
  test(`nothing that a buyer of a ${each.modelYear} ${each.make} ${each.model} gets undercuts its owner`, async ({
    page,
  }) => {
    const cart = { ...defaultChoices, ...each };
    const { market, advice, estimate } = figuresOf(cart, siteMarket, year);
    if (market === null) throw new Error("The cart has no dealers’ prices.");
    const asking = advice.selling.number;
    const { floor, settle, ceiling } = advice.selling;
    const dealers = [market.asking.asking, market.asking.low, market.asking.high];
    const chain = market.chain === null ? [] : [roundedDollars(market.chain.asking)];
    const shown = new Set([asking, ...dealers, ...chain].map(formatDollars));
    const secrets = [
      floor,
      settle,
      ceiling,
      advice.buying.number,
      advice.buying.settle,
      advice.trading.number,
      market.tradeIn.low,
      market.tradeIn.middle,
      market.tradeIn.high,
      market.asIs,
      estimate.value,
    ].flatMap((amount) =>
      amount == null || shown.has(formatDollars(amount)) ? [] : [formatDollars(amount)],
    );
    const recorded = record(page);
    await page.goto(`/for-sale${queryOf(detailsOf(cart))}&asking=${asking}`);
    await expect(page.locator("astro-island .sign")).toContainText(/asking/i);
    await page.waitForLoadState("networkidle");
    const listings = page.locator(".parked-row, table[aria-label*=listings]");
    const listed = (await listings.allInnerTexts()).join(" ");
    const text = `${await page.locator("html").innerText()} ${await recorded()}`;
    for (const secret of secrets) {
      if (!listed.includes(secret)) expect(text).not.toContain(secret);
    }
    expect(text).toContain(formatDollars(asking));
  });
}

test(
  "Show a buyer makes a link, a code, and a page without the owner’s floor",
  {
    tag: "@both",
  },
  async ({ page }) => {
    await page.goto("/?year=2018&make=Club+Car&model=Precedent&seats=4#serial=PQ1835-123456");
    await page.getByRole("button", { name: "Show a buyer" }).click();
    const dialog = page.getByRole("dialog", { name: "Show a buyer" });
    await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
    await expectAccessible(page);
    const link = dialog.getByRole("textbox", { name: "Link" });
    await expect(link).toHaveValue(/\/for-sale\?year=2018.*&asking=\d+$/);
    await dialog.getByLabel("Your price").fill("4,200");
    await dialog.getByLabel(/Show the serial number/).check();
    await expect(link).toHaveValue(/&asking=4200#serial=PQ1835-123456$/);
    await page.goto(await link.inputValue());
    await expect(page.locator("astro-island .sign")).toContainText("4,200");
    await expect(page.getByText("Serial number PQ1835-123456: it reads as a 2018.")).toBeVisible();
    await expect(page.locator("main").getByText(/trade-in|settle|don’t take less/i)).toHaveCount(0);
    await expect(page).toHaveTitle("2018 Club Car Precedent for sale: asking $4,200 | CartWorth");
  },
);

test("an address that claims a plate shows nothing as read from one", async ({ page }) => {
  const claims = "&plate=year,seats&tested=batteryAge&serial=PQ1835-123456";
  await page.goto(
    `/for-sale?year=2018&make=Club+Car&model=Precedent&batteryAge=1${claims}#${claims}`,
  );
  await expect(page.locator("astro-island .sign")).toContainText("Ask the owner", {
    ignoreCase: true,
  });
  await expect(page.getByText(/from (the|its) (plate|serial)|tested:|from serial/i)).toHaveCount(0);
});
