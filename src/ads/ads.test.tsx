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

/** The scripts added to the head; nothing is loaded from there. */
const scripts = () => append.mock.calls.flat();

/** The provider's script, once it is asked for. */
async function asked(): Promise<HTMLScriptElement> {
  await vi.advanceTimersByTimeAsync(1000);
  const [script, ...others] = scripts();
  expect(others).toEqual([]);
  return script as HTMLScriptElement;
}

async function answer(start?: (slots: HTMLElement[]) => unknown): Promise<void> {
  const script = await asked();
  if (start !== undefined) Object.assign(window, { cartworthAds: { start } });
  script.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(0);
}

describe("a slot", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    // Later tests are to get the site as it is.
    vi.resetModules();
  });

  const slotWith = async (address: string) => {
    vi.stubEnv("ADS_SRC", address);
    vi.resetModules();
    const { AdSlot } = await import("./ad-slot.tsx");
    return render(<AdSlot name="result" />);
  };

  test("is empty, named, and labeled for those who cannot see it", async () => {
    const slot = getOne("aside", await slotWith(src));
    expect(slot.dataset["adSlot"]).toBe("result");
    expect(slot.getAttribute("aria-label")).toBe("Advertisement");
    expect(slot.textContent).toBe("");
  });

  test("is nothing at all on a site without a provider", async () => {
    expect((await slotWith("")).innerHTML).toBe("");
  });
});

describe("the provider", () => {
  test("is given the page's slots once its script is here", async () => {
    const start = vi.fn<(slots: HTMLElement[]) => void>();
    startAds();
    expect((await asked()) as unknown).toMatchObject({ src, async: true });
    expect(start).not.toHaveBeenCalled();
    await answer(start);
    expect(start.mock.calls).toEqual([[getAll("aside")]]);
    expect(warn).not.toHaveBeenCalled();
  });

  test("is not asked where advertising is refused", async () => {
    delete document.documentElement.dataset["ads"];
    startAds();
    await vi.runAllTimersAsync();
    expect(scripts()).toEqual([]);
  });

  test("is asked only after the page has loaded", async () => {
    vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    startAds();
    await vi.runAllTimersAsync();
    expect(scripts()).toEqual([]);
    dispatchEvent(new Event("load"));
    expect(scripts()).toEqual([]);
    expect(await asked()).toBeDefined();
  });

  test.each(["complete", "loading"] as const)(
    "is asked only once a prerendered page is shown, and loaded; then it is %s",
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
      expect(await asked()).toBeDefined();
    },
  );
});

describe("a provider that fails is a warning in the console only", () => {
  const warning = () => warn.mock.calls.flat().map(String).join(" ");

  test("when its script cannot be loaded", async () => {
    startAds();
    (await asked()).dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(0);
    expect(warning()).toBe(`Advertising did not start: Error: ${src} could not be loaded.`);
  });

  test("when its script takes too long, and then it is not started either", async () => {
    const start = vi.fn<() => void>();
    startAds();
    await asked();
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
  ])("when its start %s", async (_how, start) => {
    startAds();
    await answer(start);
    expect(warning()).toBe("Advertising did not start: Error: none");
  });
});
