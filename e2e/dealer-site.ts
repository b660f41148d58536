import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A dealer's own site, on another port of this machine. */
export class DealerSite {
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
   * Puts a page there and returns its address. The site under test is at localhost, so this is
   * another site to the browser, and not only another origin, unless it is there too.
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
