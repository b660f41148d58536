import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Page, expect, test } from "@playwright/test";
import {
  adsOrigin,
  adsSrc,
  consoleOf,
  filling,
  layoutShifts,
  millisecondsFromLoadToRequest,
  scriptElement,
  slot,
} from "../ads-page.ts";
import { fillMessage, uniqueEmail } from "../inbox-files.ts";
import { printedAddress, startServer } from "../server-process.ts";
import { dialogOf, opener, sendCart } from "../sell-dialog-page.ts";
import { expectAccessible, waitForFonts } from "../test.ts";
import { onward, openTool } from "../value-tool.ts";

type ProviderReply = (response: ServerResponse) => void;
const script = (text: string): ProviderReply => {
  return (response) => response.writeHead(200, { "Content-Type": "text/javascript" }).end(text);
};

// A site with advertising and without the inbox is built and served once for all these tests. Each
// of them decides how the advertising provider responds.
test.describe.configure({ mode: "default" });
const unusedData = "dist/other-settings-data";
let answer: ProviderReply;
let siteServer: ChildProcess;
let address: string;

const provider = createServer((request, response) => {
  if (request.url === "/ads.js") answer(response);
  else response.writeHead(200, { "Content-Type": "text/html" }).end("<p>A cart for you</p>");
});

test.beforeAll(async () => {
  test.setTimeout(600_000);
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  siteServer = startServer({
    ADS_SRC: adsSrc,
    INBOX: "off",
    DIST_DIR: "dist/other-settings",
    DATA_DIR: unusedData,
  });
  address = await printedAddress(siteServer);
});

test.afterAll(() => {
  siteServer.kill();
  provider.close();
  provider.closeAllConnections();
});

test.beforeEach(async ({ context }) => {
  answer = script(filling);
  const { port } = provider.address() as AddressInfo;
  await context.route(`${adsOrigin}/**`, (route) =>
    route.continue({ url: route.request().url().replace(adsOrigin, `http://127.0.0.1:${port}`) }),
  );
});

test.describe("advertising", () => {
  test("advertising fills the slots after the page has loaded without moving anything", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 3000 });
    // When the fonts arrive, some words move by a fraction of a pixel, which is not what this
    // measures.
    await page.route("**/*.woff2", (route) => route.abort());
    const { warnings, errors } = consoleOf(page);
    await page.goto(address);
    await expect(page.frameLocator("[data-ad-slot] iframe").getByText("A cart")).toBeVisible();
    expect(await millisecondsFromLoadToRequest(page)).toBeGreaterThanOrEqual(100);
    expect(await layoutShifts(page)).toBe(0);
    await expectAccessible(page);
    expect([...warnings, ...errors]).toEqual([]);
  });

  for (const [width, height] of [
    [390, 124],
    [1280, 114],
  ] as const) {
    test(`a slot reserves the same space before and after at ${width} pixels`, async ({ page }) => {
      const { promise: asked, resolve } = Promise.withResolvers<ServerResponse>();
      answer = resolve;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await waitForFonts(page);
      const reserved = await slot(page).boundingBox();
      expect(reserved?.height).toBe(height);
      script(filling)(await asked);
      await page.locator("[data-ad-slot] iframe").waitFor();
      expect(await slot(page).boundingBox()).toEqual(reserved);
    });
  }

  test("an ad provider that is not found causes only a console warning", async ({ page }) => {
    await page.route(adsSrc, (route) => route.abort("namenotresolved"));
    const { warnings, errors } = consoleOf(page);
    await page.goto(address);
    await expect
      .poll(() => warnings)
      .toEqual([expect.stringContaining("Advertising did not start")]);
    await expect(slot(page)).toBeEmpty();
    expect((await slot(page).boundingBox())?.height).toBe(114);
    expect(errors).toEqual([]);
  });

  test("an ad provider that hangs holds nothing up and is abandoned", async ({ page }) => {
    const { promise: asked, resolve } = Promise.withResolvers<ServerResponse>();
    answer = resolve;
    const { warnings, errors } = consoleOf(page);
    await page.clock.install();
    const tool = await openTool(page, address);
    const response = await asked;
    expect(await page.evaluate(() => document.readyState)).toBe("complete");
    await tool.enter(onward);
    await tool.calculate().click();
    await expect(tool.value()).toBeVisible();
    expect(warnings).toEqual([]);

    await page.clock.fastForward(10_000);
    await expect.poll(() => warnings).toEqual([expect.stringContaining("took too long")]);
    script(`${filling} document.documentElement.dataset.late = "yes";`)(response);
    await page.locator("html[data-late]").waitFor();
    await expect(slot(page)).toBeEmpty();
    expect(errors).toEqual([]);
  });

  test("no ads are requested under Global Privacy Control", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
    });
    await page.clock.install();
    await page.goto(address);
    await page.clock.runFor(20_000);
    await expect(slot(page)).toBeHidden();
    await expect(scriptElement(page)).toHaveCount(0);
  });

  test("ad slots are neither printed nor shown without JavaScript", async ({ page, browser }) => {
    await page.goto(address);
    await expect(slot(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(slot(page)).toBeHidden();
    const scriptless = await browser.newPage({ javaScriptEnabled: false });
    await scriptless.goto(address);
    await expect(slot(scriptless)).toBeHidden();
    await scriptless.close();
  });

  test("the security policy allows the provider only if there is one", async ({ request }) => {
    const policy = async (url: string) =>
      (await request.get(url)).headers()["content-security-policy"]!;
    const sources = (await policy(address)).split("; ").filter((each) => each.includes("http"));
    const names = sources.map((each) => each.split(" ")[0]);
    expect(names).toEqual(["script-src", "img-src", "connect-src", "frame-src"]);
    for (const each of sources) expect(each.match(/http\S+/g)).toEqual([adsOrigin]);
    expect(await policy("/")).not.toMatch(/http|frame-src/);
  });

  test("a site without a provider has no trace of advertising", async ({ request }) => {
    const html = await (await request.get("/")).text();
    const files = html.match(/\/_astro\/[\w.-]+\.js/g)!;
    const code = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
    const trace = /data-ad-slot|data-ads|ads-src|cartworthAds|globalPrivacyControl/;
    // A slot's styles are in the page, like those of every component that it could show.
    const markup = html.replaceAll(/<style.*?<\/style>/gs, "");
    for (const text of [markup, ...code]) expect(text).not.toMatch(trace);
    expect(await (await request.get(address)).text()).toMatch(trace);
  });
});

// This is how the site behaves on a static host.
test.describe("with the inbox off", () => {
  test("with the inbox off, a message is logged in the browser, and nothing is sent", async ({
    page,
  }) => {
    const sent = watchPosts(page);
    const email = uniqueEmail();
    await page.goto(`${address}/contact`);
    await fillMessage(page, email);
    const logged = page.waitForEvent("console", (message) => message.type() === "log");
    await page.getByRole("button", { name: "Send Message" }).click();
    expect(await (await logged).args()[1]!.jsonValue()).toEqual({
      name: "Ann",
      email,
      subject: "valuation",
      message: "Is my DS from 2004?",
    });
    await expect(page.getByRole("alert")).toHaveText(
      "Thank you for your message! We'll get back to you soon.",
    );
    expect(sent).toEqual([]);
  });

  test("with the inbox off, a cart for sale is logged too, and the dialog closes", async ({
    page,
  }) => {
    const sent = watchPosts(page);
    await page.goto(`${address}/?year=2020&make=Club+Car&model=Onward`);
    await opener(page).click();
    const logged = page.waitForEvent("console", (message) => message.type() === "log");
    await sendCart(page, "ann@example.com");
    expect(await (await logged).args()[1]!.jsonValue()).toMatchObject({
      name: "Ann",
      location: "Ocala, FL",
      cart: { make: "Club Car", model: "Onward" },
    });
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByText("Your form is complete")).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("with the inbox off, there is no API and no database", async ({ request }) => {
    expect((await request.post(`${address}/api/messages`, { data: {} })).status()).toBe(405);
    expect(existsSync(unusedData)).toBe(false);
  });
});

function watchPosts(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  return sent;
}
