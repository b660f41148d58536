import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sampleFetch } from "./crawl.fixture.ts";
import { Forbidden } from "./crawler-fetch.ts";
import { RequestFailure } from "./request.ts";
import { type TestSite, openSite, redirect, robots, status } from "./site.fixture.ts";

const html = ["text/html", "<p>carts</p>"] as const;
const clock = { time: 0 };
let site: TestSite;
let otherSite: TestSite;

beforeEach(async () => {
  clock.time = 0;
  const now = () => clock.time;
  [site, otherSite] = await Promise.all([openSite({}, now), openSite({}, now)]);
});
afterEach(() => Promise.all([site.close(), otherSite.close()]));

const createClient = (changes?: Parameters<typeof sampleFetch>[0]) => sampleFetch(changes, clock);

const pathsOf = ({ requests }: TestSite) => requests.map(({ path }) => path);
const failing = (clause: string | RegExp) =>
  expect.objectContaining({
    constructor: RequestFailure,
    message: typeof clause === "string" ? clause : expect.stringMatching(clause),
  });

test("a page is requested under our name and without credentials", async () => {
  site.pages = { "/carts": html };
  const fetched = await createClient()(`${site.origin}/carts`);
  expect(fetched?.answer.body.toString()).toBe("<p>carts</p>");
  for (const { headers } of site.requests) {
    expect(headers).toEqual({
      host: new URL(site.origin).host,
      "user-agent": "CartWorthBot/1.0 (+https://x.example/how-it-works)",
      "accept-encoding": "identity",
      connection: "close",
    });
  }
});

describe("robots.txt", () => {
  test("robots.txt is read once for an origin, before its pages", async () => {
    site.pages = { "/1": html, "/2": html };
    const get = createClient();
    for (const page of ["/1", "/2"]) await get(site.origin + page);
    expect(pathsOf(site)).toEqual(["/robots.txt", "/1", "/2"]);
  });

  test.each([
    ["for all", ["User-agent: *", "Disallow: /carts"]],
    ["for us", ["User-agent: *", "Allow: /", "", "User-agent: cartworthbot", "Disallow: /carts"]],
    ["after a byte order mark", ["\ufeffUser-agent: *", "Disallow: /"]],
  ])("a page that robots.txt forbids %s is not requested", async (_whom, lines) => {
    site.pages = { "/robots.txt": robots(...lines), "/carts": html };
    await expect(createClient()(`${site.origin}/carts`)).rejects.toThrow(
      new Forbidden(`robots.txt disallows ${site.origin}/carts`),
    );
    expect(pathsOf(site)).toEqual(["/robots.txt"]);
  });

  const rule = "Disallow: /private";

  test.each([
    ["is longer than 64 KB", ["User-agent: *", `Disallow: /${"*a".repeat(32 * 1024)}`]],
    ["has more than 1,000 rules", ["User-agent: *", ...Array.from({ length: 1001 }, () => rule)]],
  ])("a site whose robots.txt %s is not crawled", async (problem, lines) => {
    site.pages = { "/robots.txt": robots(...lines), "/carts": html };
    await expect(createClient()(`${site.origin}/carts`)).rejects.toThrow(
      new Forbidden(`robots.txt ${problem}`),
    );
  });

  test("a robots.txt with 1,000 rules is obeyed", async () => {
    const lines = ["User-agent: *", ...Array.from({ length: 999 }, () => rule), "Disallow: /carts"];
    site.pages = { "/robots.txt": robots(...lines), "/carts": html };
    await expect(createClient()(`${site.origin}/carts`)).rejects.toThrow(
      new Forbidden(`robots.txt disallows ${site.origin}/carts`),
    );
  });

  test.each([401, 403, 404, 410])("robots.txt with the status %i forbids nothing", async (code) => {
    site.pages = { "/robots.txt": status(code), "/carts": html };
    expect(await createClient()(`${site.origin}/carts`)).not.toBeNull();
  });

  test.each([500, 503, 429, 204, 304])(
    "robots.txt with the status %i allows no request",
    async (code) => {
      site.pages = { "/robots.txt": status(code), "/carts": html };
      await expect(createClient()(`${site.origin}/carts`)).rejects.toEqual(
        failing(`robots.txt answered ${code}`),
      );
      expect(pathsOf(site)).toEqual(["/robots.txt"]);
    },
  );

  test("a robots.txt that can't be reached or hangs allows no request", async () => {
    site.pages = { "/robots.txt": () => {}, "/carts": html };
    await expect(createClient({ timeoutMs: 100 })(`${site.origin}/carts`)).rejects.toEqual(
      failing("robots.txt took longer than 0.1 s"),
    );
    expect(pathsOf(site)).toEqual(["/robots.txt"]);
    await otherSite.close();
    await expect(createClient()(`${otherSite.origin}/carts`)).rejects.toEqual(
      failing("robots.txt cannot be reached (ECONNREFUSED)"),
    );
  });

  test("robots.txt may redirect, and applies to the requested origin", async () => {
    site.pages = { "/robots.txt": redirect(`${otherSite.origin}/rules`), "/carts": html };
    otherSite.pages = { "/rules": robots("User-agent: *", "Disallow: /carts") };
    await expect(createClient()(`${site.origin}/carts`)).rejects.toThrow(Forbidden);
  });
});

describe("the throttle", () => {
  const times = ({ requests }: TestSite) => requests.map(({ at }) => at);

  test("the throttle allows one request to a host in two seconds, including robots.txt and redirects", async () => {
    site.pages = { "/1": redirect("/2"), "/2": html, "/3": html };
    const get = createClient();
    await get(`${site.origin}/1`);
    clock.time += 500;
    await get(`${site.origin}/3`);
    expect(pathsOf(site)).toEqual(["/robots.txt", "/1", "/2", "/3"]);
    expect(times(site)).toEqual([0, 2000, 4000, 6000]);
    clock.time += 60_000;
    await get(`${site.origin}/3`);
    expect(times(site).at(-1)).toBe(66_000);
  });

  test("the throttle slows down where robots.txt asks for it, and never speeds up", async () => {
    site.pages = { "/robots.txt": robots("User-agent: *", "Crawl-delay: 7"), "/1": html };
    otherSite.pages = { "/robots.txt": robots("User-agent: *", "Crawl-delay: 0.1"), "/1": html };
    const get = createClient();
    await get(`${site.origin}/1`);
    await get(`${site.origin}/1`);
    expect(times(site)).toEqual([0, 7000, 14_000]);
    await get(`${otherSite.origin}/1`);
    expect(times(otherSite)).toEqual([16_000, 18_000]);
  });

  test.each(["301", "Infinity"])(
    "a crawl delay of %s seconds in robots.txt forbids crawling",
    async (delay) => {
      site.pages = { "/robots.txt": robots("User-agent: *", `Crawl-delay: ${delay}`), "/1": html };
      await expect(createClient()(`${site.origin}/1`)).rejects.toThrow(
        new Forbidden(`robots.txt asks us to wait ${delay} s`),
      );
      expect(pathsOf(site)).toEqual(["/robots.txt"]);
    },
  );

  test.each([429, 503])("a host that answers %i gets no more requests", async (code) => {
    site.pages = { "/1": status(code), "/2": html };
    const get = createClient();
    await expect(get(`${site.origin}/1`)).rejects.toEqual(failing(`answered ${code}`));
    await expect(get(`${site.origin}/2`)).rejects.toEqual(
      failing(`is left alone because it answered ${code}`),
    );
    expect(pathsOf(site)).toEqual(["/robots.txt", "/1"]);
  });
});

describe("a redirect", () => {
  test("a redirect to another origin is followed after its robots.txt", async () => {
    site.pages = { "/old": redirect(`${otherSite.origin}/new`) };
    otherSite.pages = { "/new": html };
    const fetched = await createClient()(`${site.origin}/old`);
    expect(fetched?.url.href).toBe(`${otherSite.origin}/new`);
    expect(pathsOf(otherSite)).toEqual(["/robots.txt", "/new"]);
  });

  test.each([
    ["on the same site", () => `${site.origin}/private/carts`, () => site],
    ["on another", () => `${otherSite.origin}/private/carts`, () => otherSite],
  ])("a redirect to a forbidden path %s is not followed", async (_where, target, targetSite) => {
    site.pages = { "/old": redirect(target()) };
    targetSite().pages = {
      ...targetSite().pages,
      "/robots.txt": robots("User-agent: *", "Disallow: /private"),
      "/private/carts": html,
    };
    await expect(createClient()(`${site.origin}/old`)).rejects.toThrow(Forbidden);
    expect(pathsOf(targetSite())).not.toContain("/private/carts");
  });

  test("a redirect loop is given up on", async () => {
    site.pages = { "/a": redirect("/b"), "/b": redirect("/a") };
    await expect(createClient()(`${site.origin}/a`)).rejects.toEqual(
      failing("redirects more than 5 times"),
    );
    expect(pathsOf(site)).toHaveLength(7);
  });

  test.each([
    "",
    "file:///etc/passwd",
    "ftp://dealer.example/",
    "http://me:secret@127.0.0.1/",
    "//",
  ])("a redirect to %j is not followed", async (location) => {
    site.pages = { "/a": redirect(location) };
    await expect(createClient()(`${site.origin}/a`)).rejects.toEqual(
      failing(/not an address to follow$/),
    );
  });

  test("a redirect to an address that may not be connected to is not followed", async () => {
    const get = createClient({ mayConnect: (address) => address === "127.0.0.1" });
    for (const host of ["127.0.0.2", "[::1]", "0x7f000002", "169.254.169.254"]) {
      site.pages = { "/a": redirect(`http://${host}:${new URL(otherSite.origin).port}/`) };
      await expect(get(`${site.origin}/a`)).rejects.toEqual(
        failing(/^robots\.txt is at \S+, which is not a public address$/),
      );
    }
    expect(otherSite.requests).toEqual([]);
  });
});

test("a host name is looked up once, and none of its addresses may be private", async () => {
  site.pages = { "/carts": html };
  const address = `http://localhost:${new URL(site.origin).port}/carts`;
  await expect(createClient({ mayConnect: () => false })(address)).rejects.toEqual(
    failing("robots.txt is at localhost, which has no public address"),
  );
  expect(site.requests).toEqual([]);
  expect(await createClient()(address)).not.toBeNull();
});

describe("a known version", () => {
  const page = (response: Parameters<ReturnType<typeof status>>[0]) => {
    const { "if-none-match": match, "if-modified-since": since } = response.req.headers;
    const isKnown = match === '"v1"' || since === "Tue, 17 Nov 2026 10:00:00 GMT";
    const headers = { etag: '"v1"', "last-modified": "Tue, 17 Nov 2026 10:00:00 GMT" };
    response.writeHead(isKnown ? 304 : 200, headers).end();
  };

  test("a known version is not sent again", async () => {
    site.pages = { "/carts": page };
    const address = `${site.origin}/carts`;
    const { version } = (await createClient()(address))!;
    expect(version).toEqual({ address, etag: '"v1"', modified: "Tue, 17 Nov 2026 10:00:00 GMT" });
    expect(await createClient()(address, version)).toBeNull();
    expect(await createClient()(address, { address, modified: version.modified })).toBeNull();
    expect(await createClient()(address, { address, etag: '"v0"' })).not.toBeNull();
  });

  test("a known version is only sent to the address it belongs to", async () => {
    site.pages = { "/old": redirect("/carts"), "/carts": page };
    const address = `${site.origin}/old`;
    const { version } = (await createClient()(address))!;
    expect(await createClient()(address, version)).toBeNull();
    const conditional = site.requests.filter(({ headers }) => "if-none-match" in headers);
    expect(conditional.map(({ path }) => path)).toEqual(["/carts"]);
  });

  test("a server that wasn't asked about a version can't answer that it is unchanged", async () => {
    site.pages = { "/carts": status(304) };
    await expect(createClient()(`${site.origin}/carts`)).rejects.toEqual(failing("answered 304"));
  });
});

describe("a rejected response", () => {
  test.each<[string, TestSite["pages"][string], string | RegExp]>([
    ["is not a page", status(404), "answered 404"],
    ["is an error", status(500), "answered 500"],
    ["is only part of a page", status(206), "answered 206"],
    [
      "is too large, whatever it says about its size",
      (response) => void response.writeHead(200).end("x".repeat(2000)),
      "is larger than 1000 bytes",
    ],
    [
      "is compressed, so that it could be larger still",
      (response) => void response.writeHead(200, { "content-encoding": "gzip" }).end("x"),
      "came compressed as gzip, which we did not ask for",
    ],
    [
      "breaks off",
      (response) => {
        response.writeHead(200, { "content-length": 900 }).write("x");
        setImmediate(() => response.destroy());
      },
      /^cannot be reached \(ECONNRESET\)$/,
    ],
    [
      "is not HTTP",
      (response) => void response.socket?.end("hello\r\n\r\n"),
      /^cannot be reached \(HPE_/,
    ],
  ])("a response that %s is rejected", async (_what, page, clause) => {
    site.pages = { "/carts": page };
    await expect(createClient({ bodyBytes: 1000 })(`${site.origin}/carts`)).rejects.toEqual(
      failing(clause),
    );
  });

  test.each<[string, TestSite["pages"][string]]>([
    ["never comes", () => {}],
    ["never ends", (response) => void response.writeHead(200).write("<p>")],
  ])("a response that %s is rejected", async (_what, page) => {
    site.pages = { "/carts": page };
    await expect(createClient({ timeoutMs: 1000 })(`${site.origin}/carts`)).rejects.toEqual(
      failing("took longer than 1 s"),
    );
  });
});
