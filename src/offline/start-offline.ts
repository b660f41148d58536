// Tested in a browser by ../../e2e/release/offline.spec.ts.
import { mayHaveUnsent } from "../forms/unsent-key.ts";
import { isOutdated, showReload, hasTypedText } from "./outdated.ts";
import { register } from "./register.ts";

// Runs last: the page's own files come first, and only then the copies for offline use.
whenToolsAreReady(register);

// If the notice's script couldn't be loaded, we try again when the visitor returns.
void offerUnsent().catch(ignore);
addEventListener("online", onReturn);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") onReturn();
});

// Without a worker, the lazily loaded parts of an open page are gone after a deploy.
addEventListener("vite:preloadError", () => void offerReload());

function onReturn(): void {
  offerUnsent().then(offerReloadUnlessTyped).catch(ignore);
}

function ignore(): void {}

async function offerUnsent(): Promise<void> {
  if (!navigator.onLine || !mayHaveUnsent()) return;
  const { showUnsent } = await import("./unsent-notice.ts");
  showUnsent();
}

async function offerReloadUnlessTyped(): Promise<void> {
  if (hasTypedText() || !(await isOutdated()) || hasTypedText()) return;
  showReload();
}

async function offerReload(): Promise<void> {
  if (await isOutdated()) showReload();
}

function whenToolsAreReady(task: () => void): void {
  if (document.querySelector("astro-island[ssr]") === null) task();
  else setTimeout(() => whenToolsAreReady(task), 500);
}
