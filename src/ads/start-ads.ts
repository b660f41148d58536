// Tested in ads.test.tsx.
declare global {
  interface Window {
    /** Set by the provider's script. We call `start` with the page's slots. */
    cartworthAds?: { start?: (slots: HTMLElement[]) => unknown };
  }
  interface Document {
    /** Missing in some browsers. */
    readonly prerendering?: boolean;
  }
}

const delayMs = 100;
const timeoutMs = 10_000;

/** Finds no slots if advertising is refused: see page.astro. */
export function startAds(): void {
  const slots = [...document.querySelectorAll<HTMLElement>(":root[data-ads] [data-ad-slot]")];
  if (slots.length > 0) whenShown(() => setTimeout(() => startProvider(slots), delayMs));
}

/** A prerendered page may never be visited, and requesting the script earlier would delay `load`. */
function whenShown(task: () => void): void {
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", () => whenShown(task), { once: true });
  } else if (document.readyState === "complete") task();
  else addEventListener("load", task, { once: true });
}

async function startProvider(slots: HTMLElement[]): Promise<void> {
  try {
    await loadScript(document.querySelector<HTMLMetaElement>("meta[name=ads-src]")!.content);
    if (typeof window.cartworthAds?.start === "function") await window.cartworthAds.start(slots);
  } catch (error) {
    console.warn("Advertising did not start:", error);
  }
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { async: true, src });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${src} could not be loaded.`)));
    setTimeout(() => reject(new Error(`${src} took too long to load.`)), timeoutMs);
    document.head.append(script);
  });
}
