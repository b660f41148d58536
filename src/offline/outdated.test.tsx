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
  const requested: (string | undefined)[] = [];

  beforeEach(async () => {
    requested.length = 0;
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
  ])(
    "a page whose new version %s (status %i) is recognized as current or outdated",
    async (_what, status, text, outdated) => {
      answer = ({ url }, response) => {
        requested.push(url);
        response.writeHead(status).end(text);
      };
      expect(await isOutdated()).toBe(outdated);
      expect(requested).toEqual(["/year-finder"]);
    },
  );

  test("a page is not called outdated when the server doesn't answer", async () => {
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
    return typed.hasTypedText;
  }

  test.each([
    [`<input type="text" value="Ann">`, true],
    [`<textarea>Is my DS from 2004?</textarea>`, true],
    [`<input type="text" value="">`, false],
    [`<textarea></textarea>`, false],
    [`<input type="checkbox" value="yes">`, false],
    [`<input type="radio" value="gas">`, false],
    [`<input type="range" value="5">`, false],
    [`<input type="hidden" value="token">`, false],
    [`<select><option value="2">2 seats</option></select>`, false],
    ["", false],
  ])("a page with %s counts as typed in: %s", async (markup, typed) => {
    expect((await somethingIsTyped(markup))()).toBe(typed);
  });

  test("choosing an option counts as typing", async () => {
    const ask = await somethingIsTyped(
      `<label for="s">Seats</label><select id="s"><option>2</option><option>4</option></select>`,
    );
    await enter("4", fieldOf("Seats"));
    expect(ask()).toBe(true);
  });

  test("restored text that a script deletes no longer counts as typed", async () => {
    const ask = await somethingIsTyped(`<input type="text" value="Ann">`);
    getOne<HTMLInputElement>("input").value = "";
    expect(ask()).toBe(false);
  });
});

describe("the worker", () => {
  /** Returns the addresses that the worker is registered with in this browser. */
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
    ["a browser on a slow line", { connection: { saveData: false } }, ["/sw.js"]],
    ["a browser set to save data", { connection: { saveData: true } }, []],
  ])(
    "registering the worker in %s causes no error with blocked storage",
    async (_name, browser, addresses) => {
      expect(await registered(browser)).toEqual(addresses);
    },
  );

  test("a page without TLS registers no worker and causes no error", () => {
    vi.stubGlobal("navigator", {});
    expect(register).not.toThrow();
  });

  test("the worker's address comes from the page's only Trusted Types policy", async () => {
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
