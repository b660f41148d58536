import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { type Page, expect, test } from "@playwright/test";
import { expectAccessible } from "../test.ts";
import { openTool } from "../value-tool.ts";

const secret = "Ann 352-555-0142 PH1523-345678";
const ad = `2018 Club Car Precedent, 4 seats, lead-acid, asking $4,200. ${secret} `.padEnd(
  20_000,
  "It runs well. ",
);
const lost = "The ad you shared didn’t arrive. Copy it in the other app, and paste it here.";

/** Sends the form that the browser sends when something is shared to an app. */
async function share(page: Page, text: string, title = "Golf cart"): Promise<void> {
  const shared = { title, text };
  await Promise.all([page.waitForURL(/check-a-price/), page.evaluate(submitShared, shared)]);
}

function submitShared(shared: { readonly title: string; readonly text: string }): void {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/check-a-price" });
  for (const [name, value] of Object.entries(shared)) {
    form.append(Object.assign(document.createElement("textarea"), { name, value }));
  }
  document.body.append(form);
  form.submit();
}

async function expectFilled(page: Page): Promise<void> {
  await expect(page.getByLabel("Asking price")).toHaveValue("$4,200");
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2018");
  await expect(page.getByLabel("Model", { exact: true })).toHaveValue("Precedent");
  await expect(page).toHaveURL(/\/check-a-price$/);
}

async function expectEmpty(page: Page): Promise<void> {
  await expect(page.getByText(lost)).toBeVisible();
  await expect(page.getByLabel("Paste the ad, or describe it")).toHaveValue("");
  await expect(page.getByLabel("Asking price")).toHaveValue("");
  await expect(page).toHaveURL(/\/check-a-price$/);
}

/** Runs in the page: all a script can learn about how the page was opened, and what is kept. */
async function traces(): Promise<string> {
  const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  const copies = (await Promise.all(lists)).flat().map(({ url }) => url);
  const kept = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
  const entries = performance.getEntries().map(({ name }) => name);
  return JSON.stringify([location.href, document.referrer, history.state, copies, kept, entries]);
}

/** Stands in front of a server, and keeps all that browsers send: addresses, headers, bodies. */
async function recordRequests(to: string) {
  const sent: string[] = [];
  // Longer than a real server takes, so that no address is refused before it is recorded.
  const proxy = createServer({ maxHeaderSize: 100_000 }, (incoming, response) => {
    const { method, url, headers } = incoming;
    const place = sent.push(`${method} ${url} ${JSON.stringify(headers)}`) - 1;
    incoming.on("data", (chunk: Buffer) => (sent[place] += chunk.toString()));
    const passed = request(new URL(url!, to), { method: method!, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    incoming.pipe(passed);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  const stop = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, sent, stop };
}

test.describe("with the service worker in charge", () => {
  test.use({ serviceWorkers: "allow" });

  let site: Awaited<ReturnType<typeof recordRequests>>;

  test.beforeEach(async ({ page, baseURL }) => {
    site = await recordRequests(baseURL!);
    await page.goto(site.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Chromium sends more by itself while it starts a worker than while one is running.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("ServiceWorker.enable");
    await devtools.send("ServiceWorker.stopAllWorkers");
  });
  test.afterEach(() => site.stop());

  async function expectNoTrace(page: Page): Promise<void> {
    const sent = site.sent.join("\n");
    expect(sent).toContain("GET /check-a-price?shared=");
    for (const found of [sent, await page.evaluate(traces)]) {
      expect(found).not.toMatch(/352-555-0142|PH1523|Precedent|Golf(\+|%20| )cart|shared-ad/);
    }
  }

  test("an ad of 20,000 characters from another app fills in the price check and never leaves the browser", async ({
    page,
  }) => {
    await share(page, ad);
    await expectFilled(page);
    await expectNoTrace(page);
    await page.reload();
    await expect(page.getByLabel("Asking price")).toHaveValue("$4,200");
    await expect(page.getByText(lost)).toBeHidden();
    expect(site.sent.join("\n")).not.toContain("POST /check-a-price");
  });

  test("a share without text opens the empty price check, which asks for the ad", async ({
    page,
  }) => {
    await share(page, " ", "");
    await expectEmpty(page);
  });

  test("two ads that are shared at the same moment both arrive", async ({ page }) => {
    const context = page.context();
    const other = await context.newPage();
    await other.goto(site.address);
    const [first, second] = [ad, ad.replace("$4,200", "$5,300")];
    await Promise.all([share(page, first), share(other, second)]);
    await expect(page.getByLabel("Asking price")).toHaveValue("$4,200");
    await expect(other.getByLabel("Asking price")).toHaveValue("$5,300");
  });

  test("an ad is shared to the price check without a connection", async ({ page }) => {
    site.stop();
    await share(page, ad);
    await expectFilled(page);
  });
});

test("without a service worker, a shared ad opens the empty price check, which asks for the ad", async ({
  page,
}) => {
  await openTool(page, "/year-finder");
  await share(page, ad);
  await expectEmpty(page);
  await expectAccessible(page);
  await page.goto(`/check-a-price?title=Golf+cart&ad=${encodeURIComponent(ad.slice(0, 2000))}`);
  await expectEmpty(page);
  await page.getByLabel("Paste the ad, or describe it").fill(ad.slice(0, 2000));
  await expectFilled(page);
});

test.describe("with scripts turned off", () => {
  test.use({ javaScriptEnabled: false });

  test("with scripts off, a shared ad opens the price check, which says what it needs", async ({
    page,
  }) => {
    await page.goto("/check-a-price?ad=2018+Precedent");
    await expect(page).toHaveURL("/check-a-price?unshared");
    await expect(page.getByText("The price check needs JavaScript")).toBeVisible();
  });
});
