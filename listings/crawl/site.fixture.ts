import {
  type IncomingHttpHeaders,
  type RequestListener,
  type ServerResponse,
  createServer,
} from "node:http";
import type { AddressInfo } from "node:net";

type Page = readonly [type: string, body: string] | ((response: ServerResponse) => void);

export interface TestSite {
  readonly origin: string;
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders; at: number }[];
  pages: Readonly<Record<string, Page>>;
  close(): Promise<void>;
}

/**
 * A real server on this machine. It has only these pages, so robots.txt is missing unless it is
 * among them.
 */
export async function openSite(
  pages: TestSite["pages"] = {},
  now: () => number = () => 0,
): Promise<TestSite> {
  const requests: TestSite["requests"] = [];
  const answer: RequestListener = (request, response) => {
    const { url: path = "", headers } = request;
    requests.push({ path, headers, at: now() });
    const page = site.pages[path];
    if (page === undefined) return status(404)(response);
    if (typeof page === "function") return page(response);
    response.setHeader("content-type", page[0]).end(page[1]);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const site: TestSite = {
    origin: `http://127.0.0.1:${port}`,
    requests,
    pages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return site;
}

export const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(code, headers).end();
  };

export const redirect = (location: string) => status(302, { location });
export const robots = (...lines: string[]): Page => ["text/plain", lines.join("\n")];

export function pageWith(value: unknown): Page {
  return [htmlType, scriptOf(value)];
}

export function versionedPage(value: unknown): Page {
  return (response) => {
    if (response.req.headers["if-none-match"] === '"v1"') return status(304)(response);
    const headers = { etag: '"v1"', "content-type": htmlType };
    response.writeHead(200, headers).end(scriptOf(value));
  };
}

const htmlType = "text/html; charset=utf-8";

function scriptOf(value: unknown): string {
  const json = JSON.stringify(value).replaceAll("</", String.raw`<\/`);
  return `<script type="application/ld+json">${json}</script>`;
}
