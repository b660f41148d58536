import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sharedQuery } from "./shared-cart.fixture.ts";
import { memoryLimiter } from "../http/limiter.ts";
import { createCartLimit } from "../http/cart-limit.ts";
import { startPreviewServer, toolPage } from "./preview-server.fixture.ts";

let server: Awaited<ReturnType<typeof startPreviewServer>>;
beforeAll(async () => (server = await startPreviewServer()));
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => server.get(path, { headers });
const pictureAddress = `https://c.example/social/estimate.png${sharedQuery().replaceAll("&", "&amp;")}`;

test.each(["/", "/fl", "/club-car"])(
  "the page of a shared estimate at %s names the estimate's picture",
  async (path) => {
    const html = await (await get(path + sharedQuery())).text();
    expect(html.split(pictureAddress)).toHaveLength(2);
    expect(html).toContain('"og:title" content="2018 Club Car Precedent: ask $');
  },
);

test("the page of a checked ad gives the ad's price", async () => {
  const html = await (await get(`/check-a-price${sharedQuery()}&price=900`)).text();
  expect(html).toContain("2018 Club Car Precedent for $900: is it fair? | CartWorth");
});

test("the page of a cart for sale gives what its owner asks, and nothing from the owner's own answer", async () => {
  const html = await (await get(`/for-sale${sharedQuery()}&asking=4200&for=trading`)).text();
  expect(html).toContain("2018 Club Car Precedent for sale: asking $4,200 | CartWorth");
  expect(html).toContain("&amp;asking=4200");
  expect(html).not.toMatch(/expect \$|trade/i);
  const unpriced = await (await get(`/for-sale${sharedQuery()}`)).text();
  expect(unpriced).toContain("2018 Club Car Precedent for sale | CartWorth");
});

test("the page of a shared estimate is otherwise the page as it was built, with the same headers", async () => {
  const shared = await get(`/fl${sharedQuery()}`);
  const built = await get("/fl");
  const withoutMetadata = (html: string) => html.replace(/<meta[^>]*>|<title>[^<]*/g, "");
  expect(withoutMetadata(await shared.text())).toBe(withoutMetadata(await built.text()));
  const { etag, date: _d, "content-length": _l, ...others } = headersOf(shared);
  const { etag: builtTag, date: _bd, "content-length": _bl, ...builtOthers } = headersOf(built);
  expect(others).toEqual(builtOthers);
  expect(etag).not.toBe(builtTag);
});

test.each(["br", "gzip", "identity"])(
  "the page of a shared estimate is the same in %s, and varies by it",
  async (encoding) => {
    const response = await get(`/${sharedQuery()}`, { "Accept-Encoding": encoding });
    expect(response.headers.get("Content-Encoding") ?? "identity").toBe(encoding);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    expect(await response.text()).toContain(pictureAddress);
  },
);

test("the page of a shared estimate is not sent again to a browser that has it, but is sent to one that has another", async () => {
  const tag = (await get(`/${sharedQuery()}`)).headers.get("ETag")!;
  const same = await get(`/${sharedQuery()}`, { "If-None-Match": tag });
  expect([same.status, await same.text()]).toEqual([304, ""]);
  const other = await get(`/${sharedQuery({ year: "2019" })}`, { "If-None-Match": tag });
  expect(other.status).toBe(200);
  expect((await get("/", { "If-None-Match": tag })).status).toBe(200);
});

test("the page of a shared estimate answers HEAD with the size and no body", async () => {
  const response = await server.get(`/${sharedQuery()}`, { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(Number(response.headers.get("Content-Length"))).toBeGreaterThan(100);
});

test.each([
  ["/", "?year=2018"],
  ["/", sharedQuery({ year: "NaN" })],
  ["/", sharedQuery({ make: "__proto__" })],
  ["/", sharedQuery({ model: "x".repeat(10_000) })],
  ["/", "?%"],
  ["/club-car", sharedQuery({ make: "EZ-GO" })],
  ["/contact", sharedQuery()],
  ["/check-a-price", sharedQuery()],
])("%s%s is the page as it was built", async (path, query) => {
  const response = await get(path + query);
  expect([response.status, await response.text()]).toEqual([200, toolPage(path)]);
});

test("many different estimates at once all get a page", async () => {
  const years = Array.from({ length: 40 }, (_, index) => String(1985 + index));
  const responses = await Promise.all(years.map((year) => get(`/${sharedQuery({ year })}`)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
});

const cartsLeft = async (carts: number) => {
  const limits = createCartLimit();
  const client = `192.0.2.1`;
  await limits.countCarts([client], 3000 - carts);
  return { limits, proxyHeader: "X-Client", headers: { "X-Client": client } };
};

test("the page of a shared estimate uses up ten carts, once, and is the page as it was built if fewer are left", async () => {
  const { headers, ...options } = await cartsLeft(19);
  const limited = await startPreviewServer(options);
  const titleAt = async (year: string, others = headers) => {
    const response = await limited.get(`/${sharedQuery({ year })}`, { headers: others });
    return /og:title" content="([^":]*)/.exec(await response.text())?.[1];
  };
  expect(await titleAt("2018")).toBe("2018 Club Car Precedent");
  expect(await titleAt("2019")).toBe("Value | CartWorth");
  expect(await titleAt("2018")).toBe("2018 Club Car Precedent");
  expect(await titleAt("2019", { "X-Client": "192.0.2.2" })).toBe("2019 Club Car Precedent");
  await limited.close();
});

test("the page of a shared estimate is the page as it was built while the server is behind", async () => {
  const { app, close } = await startPreviewServer();
  let ahead = 0;
  const began = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => began + ahead);
  const query = sharedQuery({ year: "2021" });
  const first = app.request(`/${sharedQuery()}`);
  ahead = 1500;
  const second = app.request(`/${query}`);
  expect(await (await first).text()).toContain("2018 Club Car Precedent");
  expect(await (await second).text()).toBe(toolPage("/"));
  vi.restoreAllMocks();
  expect(await (await get(`/${query}`)).text()).toContain("2021 Club Car Precedent");
  await close();
});

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(headers);
}

const pathOf = (change?: Record<string, string>) => `/social/estimate.png${sharedQuery(change)}`;

test("the picture of an estimate is a PNG of 1200 by 630 pixels that may be kept for a week", async () => {
  const response = await server.get(pathOf());
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=604800");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const { format, width, height } = await sharp(await response.bytes()).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
});

test("the picture of an estimate, or the site's own in its place, may be shown by any site", async () => {
  const broken = await startPreviewServer({ paint: () => Promise.reject(new Error("No font")) });
  for (const { headers } of [await server.get(pathOf()), await broken.get(pathOf())]) {
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
  await broken.close();
});

test("the picture of an estimate isn't sent again, unless another build draws it", async () => {
  const rebuilt = await startPreviewServer({ buildFingerprint: "another build" });
  const tag = (await server.get(pathOf())).headers.get("ETag")!;
  const headers = { "If-None-Match": tag };
  expect((await server.get(pathOf(), { headers })).status).toBe(304);
  expect((await rebuilt.get(pathOf(), { headers })).status).toBe(200);
  await rebuilt.close();
});

test("the picture of an estimate is the same at all addresses of a cart, and different for another", async () => {
  const bytesOf = async (path: string) => Buffer.from(await (await server.get(path)).bytes());
  const picture = await bytesOf(pathOf());
  expect((await bytesOf(`${pathOf()}&serial=1`)).equals(picture)).toBe(true);
  expect((await bytesOf(`${pathOf()}&for=buying`)).equals(picture)).toBe(false);
  expect((await bytesOf(pathOf({ seats: "8" }))).equals(picture)).toBe(false);
});

test("the picture of an estimate is not sent again to someone who has it", async () => {
  const tag = (await server.get(pathOf())).headers.get("ETag")!;
  const headers = { "If-None-Match": `W/${tag}` };
  const response = await server.get(pathOf(), { headers });
  expect([response.status, await response.text()]).toEqual([304, ""]);
  expect((await server.get(pathOf({ year: "2019" }), { headers })).status).toBe(200);
});

test("the picture of an estimate answers HEAD without a body, and nothing but GET and HEAD", async () => {
  const head = await server.get(pathOf(), { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await server.get(pathOf(), { method: "POST" })).status).toBe(405);
});

test("a picture that cannot be painted is replaced by the site's own", async () => {
  const broken = await startPreviewServer({ paint: () => Promise.reject(new Error("No font")) });
  const { status, headers } = await broken.get(pathOf());
  expect([status, headers.get("Location")]).toEqual([302, "/social/home.jpg"]);
  await broken.close();
});

test.each([
  "",
  "?__proto__=1",
  "?%",
  sharedQuery({ year: "NaN" }),
  sharedQuery({ year: "99999999999999999999" }),
  sharedQuery({ make: "__proto__" }),
  sharedQuery({ model: "x".repeat(10_000) }),
  sharedQuery({ seats: "constructor" }),
])("the query %j is rejected with a sentence", async (query) => {
  const response = await server.get(`/social/estimate.png${query}`);
  expect(response.status).toBe(400);
  expect(await response.text()).toBe("This address doesn’t describe a cart.");
});

test.each(["__proto__", "constructor", '<svg onload="x">&', "W".repeat(80), "i ".repeat(40)])(
  "the model %j is only a name",
  async (model) => {
    const response = await server.get(pathOf({ model }));
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  },
);

test("whoever asks while many others wait gets the site's own picture for now", async () => {
  const years = Array.from({ length: 24 }, (_, index) => String(1990 + index));
  const answers = await Promise.all(years.map((year) => server.get(pathOf({ year }))));
  const away = answers.filter(({ status }) => status === 302);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8);
  expect(away.length).toBeGreaterThan(0);
  for (const { headers } of away) {
    expect(headers.get("Location")).toBe("/social/home.jpg");
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
  expect((await server.get(pathOf({ year: "2013" }))).status).toBe(200);
});

test("one network gets only so many pictures a minute", async () => {
  const paint = async () => Buffer.from("picture");
  const limited = await startPreviewServer({ limiter: memoryLimiter(), paint });
  const statuses: number[] = [];
  for (let at = 0; at < 61; at += 1) {
    statuses.push((await limited.get(pathOf({ model: `Model ${at}` }))).status);
  }
  expect(statuses.lastIndexOf(200)).toBe(59);
  const refused = await limited.get(pathOf({ model: "Model 60" }));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  await limited.close();
});
