import { type FrameLocator, type Page, expect } from "@playwright/test";
import { test } from "./dated-page.ts";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { frameHeightFor } from "../src/features/embed/line.ts";
import { hydrated } from "./test.ts";

class DealerSite {
  readonly #pages = new Map<string, { html: string; headers: Record<string, string> }>();
  readonly #server = createServer((request, response) => {
    const page = this.#pages.get(request.url ?? "");
    response.writeHead(page === undefined ? 404 : 200, {
      "Content-Type": "text/html; charset=utf-8",
      ...page?.headers,
    });
    response.end(page?.html);
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * Adds a page and returns its address. The site under test is at localhost, so unless this page
   * is there too, the browser sees another site, and not only another origin.
   */
  add(
    body: string,
    { headers = {}, doctype = "<!doctype html>", host = "127.0.0.1" } = {},
  ): string {
    const path = `/${this.#pages.size}`;
    const html = `${doctype}<html lang="en"><head><title>Sunny Carts</title>
      <meta name="viewport" content="width=device-width, initial-scale=1"></head>
      <body><h1>Sunny Carts of Ocala</h1>${body}<p id="after">Open Monday to Saturday.</p></body></html>`;
    this.#pages.set(path, { html, headers });
    const { port } = this.#server.address() as AddressInfo;
    return `http://${host}:${port}${path}`;
  }
}

/** One for each process that runs tests. */
export const dealer = new DealerSite();

/** Call this once in a file of tests that use the dealer's site. */
export function openDealer(): void {
  test.beforeAll(() => dealer.open());
  test.afterAll(() => dealer.close());
}

/**
 * The line that the developers' page tells dealers to paste, for this server and with this query.
 */
export async function lineFor(page: Page, query: string, baseURL: string): Promise<string> {
  const html = await (await page.request.get("/developers")).text();
  const [, escaped] = /<code>(&lt;iframe.*?)<\/code>/s.exec(html)!;
  const text = escaped!.replaceAll(/<[^>]*>/g, "");
  const line = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
  return line
    .replaceAll(/"https?:\/\/[^"/]+/g, `"${baseURL}`)
    .replace(/\/embed\?[^"]*/, `/embed${query}`)
    .replace(/height="\d+"/, `height="${reservedFor(query)}"`);
}

/** The height that the line with this query reserves for the frame. */
export function reservedFor(query: string): number {
  return frameHeightFor({ make: new URLSearchParams(query).get("make") ?? "" });
}

export const frameIn = (page: Page, at = 0) => page.frameLocator("iframe").nth(at);

export async function openLine(page: Page, baseURL: string, query = "", options = {}) {
  await page.goto(dealer.add(await lineFor(page, query, baseURL), options));
  await hydrated(frameIn(page));
  return frameIn(page);
}

export async function valueOnward(frame: FrameLocator) {
  await frame.getByLabel("Year").fill("2020");
  const make = frame.getByLabel("Make", { exact: true });
  if ((await make.count()) > 0) await make.selectOption("Club Car");
  await frame.getByLabel("Model").fill("Onward");
  await frame.getByRole("button", { name: "Calculate Value" }).click();
  await expect(frame.locator("data:not([data-answer])")).toHaveAttribute("value", "5130");
}

export const overflow = (frame: FrameLocator) =>
  frame.locator("html").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

export const heightOf = async (page: Page) =>
  (await page.locator("iframe").first().boundingBox())!.height;
