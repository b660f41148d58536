import { type MockInstance, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openPage, render } from "../ui/kit/page.fixture.ts";
import { getAll, getOne } from "../ui/kit/queries.fixture.ts";
import { startAds } from "./start-ads.ts";

const src = "https://ads.example/ads.js";
const html = `
  <aside aria-label="Advertisement" data-ad-slot="one"></aside>
  <aside aria-label="Advertisement" data-ad-slot="two"></aside>`;

let append: MockInstance<HTMLHeadElement["append"]>;
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  openPage(html);
  document.head.innerHTML = `<meta name="ads-src" content="${src}">`;
  document.documentElement.dataset["ads"] = "wanted";
  append = vi.spyOn(document.head, "append").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The mocked head collects scripts without loading them. */
const scripts = () => append.mock.calls.flat();

/** Waits for the provider's script. */
async function requestedScript(): Promise<HTMLScriptElement> {
  await vi.advanceTimersByTimeAsync(1000);
  const [script, ...moreScripts] = scripts();
  expect(moreScripts).toEqual([]);
  return script as HTMLScriptElement;
}

async function answer(start?: (slots: HTMLElement[]) => unknown): Promise<void> {
  const script = await requestedScript();
  if (start !== undefined) Object.assign(window, { cartworthAds: { start } });
  script.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(0);
}

describe("a slot", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    // The next test needs the module with the real settings.
    vi.resetModules();
  });

  const slotWith = async (address: string) => {
    vi.stubEnv("ADS_SRC", address);
    vi.resetModules();
    const { AdSlot } = await import("./ad-slot.tsx");
    return render(<AdSlot name="result" />);
  };

  test("an ad slot is empty, named, and labeled", async () => {
    const slot = getOne("aside", await slotWith(src));
    expect(slot.dataset["adSlot"]).toBe("result");
    expect(slot.getAttribute("aria-label")).toBe("Advertisement");
    expect(slot.textContent).toBe("");
  });

  test("a site without a provider has no ad slots", async () => {
    expect((await slotWith("")).innerHTML).toBe("");
  });
});

describe("the provider", () => {
  test("the provider gets the page's slots once its script has loaded", async () => {
    const start = vi.fn<(slots: HTMLElement[]) => void>();
    startAds();
    expect((await requestedScript()) as unknown).toMatchObject({ src, async: true });
    expect(start).not.toHaveBeenCalled();
    await answer(start);
    expect(start.mock.calls).toEqual([[getAll("aside")]]);
    expect(warn).not.toHaveBeenCalled();
  });

  test("the provider's script is not loaded where advertising is refused", async () => {
    delete document.documentElement.dataset["ads"];
    startAds();
    await vi.runAllTimersAsync();
    expect(scripts()).toEqual([]);
  });

  test("the provider's script is loaded only after the page", async () => {
    vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    startAds();
    await vi.runAllTimersAsync();
    expect(scripts()).toEqual([]);
    dispatchEvent(new Event("load"));
    expect(scripts()).toEqual([]);
    expect(await requestedScript()).toBeDefined();
  });

  test.each(["complete", "loading"] as const)(
    "a prerendered page loads the provider's script only when shown, in the state %s",
    async (readyState) => {
      vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);
      Object.assign(document, { prerendering: true });
      startAds();
      dispatchEvent(new Event("load"));
      await vi.runAllTimersAsync();
      expect(scripts()).toEqual([]);
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event("prerenderingchange"));
      if (readyState === "loading") {
        await vi.runAllTimersAsync();
        expect(scripts()).toEqual([]);
        dispatchEvent(new Event("load"));
      }
      expect(await requestedScript()).toBeDefined();
    },
  );
});

describe("failing providers", () => {
  const warning = () => warn.mock.calls.flat().map(String).join(" ");

  test("a provider's script that can't be loaded causes only a warning", async () => {
    startAds();
    (await requestedScript()).dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(0);
    expect(warning()).toBe(`Advertising did not start: Error: ${src} could not be loaded.`);
  });

  test("a provider's script that takes too long causes a warning and is never started", async () => {
    const start = vi.fn<() => void>();
    startAds();
    await requestedScript();
    await vi.runAllTimersAsync();
    expect(warning()).toBe(`Advertising did not start: Error: ${src} took too long to load.`);
    await answer(start);
    expect(start).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
  });

  test.each<[string, () => unknown]>([
    [
      "throws",
      () => {
        throw new Error("none");
      },
    ],
    ["rejects", () => Promise.reject(new Error("none"))],
  ])("a provider whose start %s causes only a warning", async (_how, start) => {
    startAds();
    await answer(start);
    expect(warning()).toBe("Advertising did not start: Error: none");
  });
});
