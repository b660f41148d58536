import type { ClientDirective } from "astro";
import { unmarkAnswer } from "../ui/masthead/mark-answer.ts";
import { afterFirstPaint } from "./after-first-paint.ts";

declare module "astro" {
  interface AstroClientDirectives {
    "client:after-paint"?: boolean;
  }
}

const retryMs = 5000;

/**
 * Hydrates an island once the page's text has been painted. If its scripts don't arrive, the island is
 * marked late and the load is retried until they do.
 */
const hydrateAfterPaint: ClientDirective = (load, _options, island) => {
  const pressAgain = rememberPress(island);
  const isAnswer = document.documentElement.dataset["answered"] !== undefined;
  const showForm = () => {
    island.setAttribute("late", "");
    // The page is laid out for an answer that won't come.
    unmarkAnswer();
  };
  // Showing the form and then the answer would move everything twice.
  setTimeout(showForm, isAnswer ? 2 * retryMs : retryMs);
  afterFirstPaint(async () => {
    // oxlint-disable no-await-in-loop -- one attempt after another
    for (;;) {
      const hydrate = await load();
      await waitUntilParsed();
      await hydrate();
      if (!island.hasAttribute("ssr")) return pressAgain();
      // The server's answer, if there is one, stays as long as it would without any of the scripts.
      if (!isAnswer) showForm();
      await new Promise((done) => setTimeout(done, retryMs));
    }
    // oxlint-enable no-await-in-loop
  });
};

export default hydrateAfterPaint;

/** The first paint, and preloaded scripts, may come before the rest of the island's HTML. */
async function waitUntilParsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
}

/**
 * Holds back a press of a button before hydration. The returned function presses the button, unless the
 * visitor has moved on.
 */
function rememberPress(island: HTMLElement): () => void {
  let pressed: HTMLElement | null = null;
  let focused: Element | null = null;
  island.addEventListener("click", (event) => {
    if (!island.hasAttribute("ssr") || !(event.target instanceof Element)) return;
    pressed = event.target.closest("button");
    if (pressed) event.preventDefault();
    focused = document.activeElement;
  });
  island.addEventListener("input", () => (pressed = null));
  return () => {
    if (document.activeElement === focused) pressed?.click();
  };
}
