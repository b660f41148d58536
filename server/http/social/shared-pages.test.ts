import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharedQuery } from "../../social/shared-cart-samples.ts";
import { startPreviewServer, toolPage } from "./test-preview-server.ts";

let server: Awaited<ReturnType<typeof startPreviewServer>>;
beforeAll(async () => (server = await startPreviewServer()));
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => server.get(path, { headers });
const picture = `https://c.example/social/estimate.png${sharedQuery().replaceAll("&", "&amp;")}`;

describe("the page of a shared estimate", () => {
  test.each(["/", "/fl", "/club-car"])("at %s names the estimate's picture", async (path) => {
    const html = await (await get(path + sharedQuery())).text();
    expect(html.split(picture)).toHaveLength(2);
    expect(html).toContain('"og:title" content="2018 Club Car Precedent: estimated at $2,826 |');
  });

  test("is otherwise the page as it was built, with the same headers", async () => {
    const shared = await get(`/fl${sharedQuery()}`);
    const built = await get("/fl");
    const withoutMetadata = (html: string) => html.replace(/<meta[^>]*>/g, "");
    expect(withoutMetadata(await shared.text())).toBe(withoutMetadata(await built.text()));
    const { etag, date: _d, "content-length": _l, ...others } = headersOf(shared);
    const { etag: builtTag, date: _bd, "content-length": _bl, ...builtOthers } = headersOf(built);
    expect(others).toEqual(builtOthers);
    expect(etag).not.toBe(builtTag);
  });

  test.each(["br", "gzip", "identity"])("is the same in %s, and varies by it", async (encoding) => {
    const response = await get(`/${sharedQuery()}`, { "Accept-Encoding": encoding });
    expect(response.headers.get("Content-Encoding") ?? "identity").toBe(encoding);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    expect(await response.text()).toContain(picture);
  });

  test("is not sent again to a browser that has it, but is to one that has another", async () => {
    const tag = (await get(`/${sharedQuery()}`)).headers.get("ETag")!;
    const same = await get(`/${sharedQuery()}`, { "If-None-Match": tag });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    const other = await get(`/${sharedQuery({ year: "2019" })}`, { "If-None-Match": tag });
    expect(other.status).toBe(200);
    expect((await get("/", { "If-None-Match": tag })).status).toBe(200);
  });

  test("answers HEAD with the size and no body", async () => {
    const response = await server.get(`/${sharedQuery()}`, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(Number(response.headers.get("Content-Length"))).toBeGreaterThan(100);
  });
});

test.each([
  ["/", "?year=2018"],
  ["/", sharedQuery({ year: "NaN" })],
  ["/", sharedQuery({ make: "__proto__" })],
  ["/", sharedQuery({ model: "x".repeat(10_000) })],
  ["/", "?%"],
  ["/club-car", sharedQuery({ make: "EZ-GO" })],
  ["/contact", sharedQuery()],
])("%s%s is the page as it was built", async (path, query) => {
  const response = await get(path + query);
  expect([response.status, await response.text()]).toEqual([200, toolPage(path)]);
});

test("many different estimates at once all get a page", async () => {
  const years = Array.from({ length: 40 }, (_, index) => String(1985 + index));
  const responses = await Promise.all(years.map((year) => get(`/${sharedQuery({ year })}`)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
});

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(headers);
}
