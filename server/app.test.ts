import { once } from "node:events";
import { Agent, type IncomingMessage, request as open } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Submission } from "../domain/submissions/entry.ts";
import { StoreUnavailable } from "./store/store.ts";
import { createApp, watchStore } from "./app.ts";
import { withoutOffline } from "./http/site-manifest.ts";
import { serveApp } from "./serve.ts";
import { anAsset, siteOf } from "./site.fixture.ts";

const page = (path: string, html: string) =>
  anAsset(path, html, { encodings: { gzip: gzipSync(html), br: Buffer.from("brotli") } });
const script = anAsset("/_astro/a.js", "let a", { immutable: true, csp: null });
const icon = anAsset("/favicon.ico", "icon", { csp: null, encodings: {} });
const embed = anAsset("/embed", "tool", { isForOtherSites: true });
const pages = [
  page("/", "home"),
  page("/fl", "Florida"),
  page("/check-a-price", "price check"),
  page("/404", "lost"),
];
const app = createApp({ site: siteOf(...pages, script, icon, embed) });

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test("a page is served with its policy and is revalidated on each visit", async () => {
  const response = await get("/");
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("home");
  expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
});

test("a page is not sent again to a browser that already has it", async () => {
  const tag = (await get("/")).headers.get("ETag")!;
  for (const header of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const response = await get("/", { "If-None-Match": header });
    expect([response.status, await response.text()]).toEqual([304, ""]);
  }
  expect((await get("/", { "If-None-Match": '"other"' })).status).toBe(200);
});

test("a page answers HEAD with its size but no body", async () => {
  const response = await app.request("/", { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(response.headers.get("Content-Length")).toBe("4");
});

test.each([
  ["gzip, deflate, br", "br"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000", null],
  ["identity", null],
  ["", null],
])("compression for Accept-Encoding %j is %s", async (accepted, encoding) => {
  const response = await get("/", { "Accept-Encoding": accepted });
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toBe("Accept-Encoding");
});

test("compression sends the compressed variant with its own ETag", async () => {
  const response = await get("/", { "Accept-Encoding": "gzip" });
  expect(gunzipSync(await response.arrayBuffer()).toString()).toBe("home");
  expect(response.headers.get("ETag")).not.toBe((await get("/")).headers.get("ETag"));
});

test("a file whose name changes with its content is cached for a year", async () => {
  expect((await get("/_astro/a.js")).headers.get("Cache-Control")).toBe(
    "public, max-age=31536000, immutable",
  );
});

test("browsers that look for a newer worker get the one that removes all copies", async () => {
  const site = siteOf(page("/sw.js", "worker"), page("/sw-removal.js", "removal"));
  const answer = await createApp({ site: withoutOffline(site) }).request("/sw.js");
  expect(await answer.text()).toBe("removal");
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
});

test.each(["/nope", "/../etc/passwd", "/%2e%2e/secret", "//evil.example/", "/%00", "/index.html"])(
  "%s gets the not-found page",
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, "lost"]);
  },
);

test("the not-found page is sent in full even to a browser that has it", async () => {
  expect((await get("/nope", { "If-None-Match": "*" })).status).toBe(404);
});

test.each([
  ["/fl/", "/fl"],
  ["/FL", "/fl"],
  ["/Fl///?year=2020", "/fl?year=2020"],
])("%s redirects to %s", async (path, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get("Location")]).toEqual([301, location]);
});

describe("an ad that another app shared", () => {
  const opened = "/check-a-price?unshared";

  test.each([
    "ad=2018+Precedent+PH1523-345678",
    "title=Cart",
    "link=https%3A%2F%2Fads.example",
    "ad=",
  ])(
    "an ad that another app shared in the address, with %s, is sent back without its text",
    async (query) => {
      const response = await get(`/check-a-price?${query}`);
      expect([response.status, response.headers.get("Location")]).toEqual([303, opened]);
      expect(await response.text()).toBe("");
      expect(response.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    },
  );

  test.each(["", "?unshared", "?shared", "?year=2016&make=Club+Car&price=9000&seller=dealer"])(
    "an ad that another app shared is not mistaken for a price check at an address that ends in %j",
    async (query) => {
      const response = await get(`/check-a-price${query}`);
      expect([response.status, await response.text()]).toEqual([200, "price check"]);
    },
  );

  test("an ad that another app shared in a form of 5 MB opens the empty price check, and the connection serves the next page", async () => {
    const { address, stop } = await serveApp(app, { PORT: 0, HOST: "127.0.0.1" });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (method: string, body = "") => {
      const sent = open(`${address}/check-a-price`, { method, agent }).end(body);
      const [response]: IncomingMessage[] = await once(sent, "response");
      response!.resume();
      await once(sent, "close");
      return [response!.statusCode, response!.headers.location, sent.reusedSocket];
    };
    expect(await ask("POST", "a".repeat(5_000_000))).toEqual([303, opened, false]);
    expect(await ask("GET")).toEqual([200, undefined, true]);
    agent.destroy();
    await stop(0);
  });

  test("an ad that another app shared in a form is answered before its body has arrived", async () => {
    const { address, stop } = await serveApp(app, { PORT: 0, HOST: "127.0.0.1" });
    const headers = { "Content-Length": 5_000_000 };
    const sent = open(`${address}/check-a-price`, { method: "POST", headers });
    sent.on("error", () => {}).write("a".repeat(1000));
    const [response]: IncomingMessage[] = await once(sent, "response");
    expect(response!.statusCode).toBe(303);
    sent.destroy();
    await stop(0);
  });
});

test("other methods are refused", async () => {
  const response = await app.request("/", { method: "POST" });
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test.each([
  ["PUT", "/api/messages"],
  ["TRACE", "/mcp"],
])("%s %s is told that only POST is answered", async (method, path) => {
  // No `Request` can have the method TRACE, but Node's server passes one on.
  const sent = new Proxy(new Request(`http://localhost${path}`), {
    get: (request, name) => (name === "method" ? method : Reflect.get(request, name, request)),
  });
  const response = await app.fetch(sent);
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
  expect(await response.text()).toBe("This address only answers POST requests.");
});

test.each([
  ["GET", "/"],
  ["GET", "/_astro/a.js"],
  ["GET", "/nope"],
  ["GET", "/FL"],
  ["GET", "/livez"],
  ["POST", "/"],
])("the response to %s %s has the security headers", async (method, path) => {
  const { headers } = await app.request(path, { method });
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Strict-Transport-Security")).toContain("max-age=");
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(headers.get("Permissions-Policy")).toContain("camera=()");
});

test("only a page that can scan may use the camera, and never one for other sites", async () => {
  const other = anAsset("/embed", "tool", { isForOtherSites: true, canScan: true });
  const site = siteOf(anAsset("/recalls", "recalls", { canScan: true }), pages[1]!, other);
  const cameraAt = async (path: string) => {
    const { headers } = await createApp({ site }).request(path);
    return headers.get("Permissions-Policy")!.split(", ")[0];
  };
  expect(await cameraAt("/recalls")).toBe("camera=(self)");
  expect(await cameraAt("/fl")).toBe("camera=()");
  expect(await cameraAt("/embed")).toBe("camera=()");
});

test("other sites may frame only the embedded page, whether or not the browser has a copy", async () => {
  for (const ifNoneMatch of ["", "*"]) {
    const { headers } = await get("/embed?make=club-car", { "If-None-Match": ifNoneMatch });
    expect(headers.get("X-Frame-Options")).toBeNull();
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
  for (const path of ["/", "/fl?make=club-car", "/embed/x", "/embedded"]) {
    expect((await get(path)).headers.get("X-Frame-Options"), path).toBe("DENY");
  }
});

/** A store that counts its checks, and whose writes fail while `isBroken`. */
function breakableStore() {
  const state = { isBroken: false, checks: 0 };
  const store = {
    add: async () => {
      if (state.isBroken) throw new StoreUnavailable("damaged");
      return "added" as const;
    },
    checkWritable: async () => void (state.checks += 1),
  };
  return { state, store };
}

const message = { kind: "message", id: "1", name: "", email: "", subject: "other", message: "" };
const anEntry = [message as Submission, "2026-11-21T10:00:00Z", { mail: false }] as const;

test("frequent readiness checks do not cause frequent writes", async () => {
  const { state, store } = breakableStore();
  const { isReady } = watchStore(store);
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
  expect(state.checks).toBe(1);
});

test("a server whose last submission could not be stored is not ready, whatever a check says", async () => {
  const { state, store } = breakableStore();
  const watched = watchStore(store);
  expect(await watched.isReady()).toBe(true);
  state.isBroken = true;
  await expect(watched.add(...anEntry)).rejects.toThrow("damaged");
  expect(await watched.isReady()).toBe(false);
  expect(state.checks).toBe(1);
  state.isBroken = false;
  await watched.add(...anEntry);
  expect(await watched.isReady()).toBe(true);
});

test("without an inbox, the server is always ready", async () => {
  expect((await get("/readyz")).status).toBe(200);
});
