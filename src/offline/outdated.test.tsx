import { type RequestListener, createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openPage, enter, visitSite } from "../ui/kit/page.fixture.ts";
import { fieldOf, getOne } from "../ui/kit/queries.fixture.ts";
import { isOutdated } from "./outdated.ts";
import { register } from "./register.ts";

const html = `<main><script src="/_astro/page.B1a2.js"></script></main>`;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a page", () => {
  let answer: RequestListener;
  const server = createServer((request, response) => answer(request, response));
  const asked: (string | undefined)[] = [];

  beforeEach(async () => {
    asked.length = 0;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = Object(server.address());
    visitSite(`http://127.0.0.1:${port}`);
    openPage(html, "/year-finder?year=2020");
  });
  afterEach(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  test.each<[what: string, status: number, text: string, outdated: boolean]>([
    ["names the same files", 200, html, false],
    ["names a newer file", 200, html.replace("B1a2", "C3d4"), true],
    ["names one more file", 200, `${html}<link href="/_astro/new.D5e6.css">`, true],
    ["differs in its text only", 200, `${html}<p>A new sentence.</p>`, false],
    ["names no files", 200, "<h1>Log in to this network</h1>", false],
    ["is an error that names others", 503, html.replace("B1a2", "C3d4"), false],
    ["is no longer there", 404, html.replace("B1a2", "C3d4"), false],
  ])("whose new version %s: %i", async (_what, status, text, outdated) => {
    answer = ({ url }, response) => {
      asked.push(url);
      response.writeHead(status).end(text);
    };
    expect(await isOutdated()).toBe(outdated);
    expect(asked).toEqual(["/year-finder"]);
  });

  test("is not outdated for want of an answer", async () => {
    answer = (_request, response) => void response.destroy();
    expect(await isOutdated()).toBe(false);
  });
});

describe("something is typed", () => {
  async function somethingIsTyped(markup: string, change = () => {}) {
    openPage(`<form>${markup}</form>`);
    vi.resetModules();
    const typed = await import("./outdated.ts");
    change();
    return typed.somethingIsTyped;
  }

  test.each([
    [`<input type="text" value="Ann">`, true],
    [`<input type="search" value="garia">`, true],
    [`<textarea>Is my DS from 2004?</textarea>`, true],
    [`<input type="text" value="">`, false],
    [`<textarea></textarea>`, false],
    [`<input type="checkbox" value="yes">`, false],
    [`<input type="radio" value="gas">`, false],
    [`<input type="range" value="5">`, false],
    [`<input type="hidden" value="token">`, false],
    [`<select><option value="2">2 seats</option></select>`, false],
    ["", false],
  ])("on a page with %s: %s", async (markup, typed) => {
    expect((await somethingIsTyped(markup))()).toBe(typed);
  });

  test("once anything was chosen, though no text shows it", async () => {
    const ask = await somethingIsTyped(
      `<label for="s">Seats</label><select id="s"><option>2</option><option>4</option></select>`,
    );
    await enter("4", fieldOf("Seats"));
    expect(ask()).toBe(true);
  });

  test("no longer once a restored text is deleted by a script, which nobody would miss", async () => {
    const ask = await somethingIsTyped(`<input type="text" value="Ann">`);
    getOne<HTMLInputElement>("input").value = "";
    expect(ask()).toBe(false);
  });
});

describe("the worker", () => {
  /** The addresses it is registered with in such a browser. */
  async function registered(browser: object, window: object = {}) {
    const addresses: unknown[] = [];
    const serviceWorker = {
      register: async (address: unknown) => {
        addresses.push(address);
        throw new Error("Storage is blocked.");
      },
    };
    vi.stubGlobal("navigator", { serviceWorker, ...browser });
    vi.stubGlobal("window", window);
    register();
    return addresses;
  }

  test.each([
    ["a browser", {}, ["/sw.js"]],
    ["one on a slow line", { connection: { saveData: false } }, ["/sw.js"]],
    ["one that is asked to save data", { connection: { saveData: true } }, []],
  ])(
    "is registered by %s, and nothing fails where storage is blocked",
    async (_name, browser, addresses) => {
      expect(await registered(browser)).toEqual(addresses);
    },
  );

  test("is not asked for where the page has no TLS", () => {
    vi.stubGlobal("navigator", {});
    expect(register).not.toThrow();
  });

  test("has its address from the page's one policy where scripts must be trusted", async () => {
    const policies: string[] = [];
    const trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL: () => string }) => {
        policies.push(name);
        return { createScriptURL: () => ({ trusted: rules.createScriptURL() }) };
      },
    };
    expect(await registered({}, { trustedTypes })).toEqual([{ trusted: "/sw.js" }]);
    expect(policies).toEqual(["offline"]);
  });
});
