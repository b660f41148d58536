import { mayHaveUnsent } from "../forms/unsent-key.ts";
import { isOutdated, showReload, somethingIsTyped } from "./outdated.ts";
import { register } from "./register.ts";

// This is the last thing a page does: its own files come first, then the copies for later.
whenToolsAreReady(register);

void offerUnsent().catch(untilNextTime);
addEventListener("online", onReturn);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") onReturn();
});

// Without a worker, the parts of a page that are loaded later are gone after a deploy.
addEventListener("vite:preloadError", () => void offerReload());

function onReturn(): void {
  offerUnsent().then(offerReloadUnlessTyped).catch(untilNextTime);
}

/** If the script that shows the notice could not be loaded, tries again at the next return. */
function untilNextTime(): void {}

async function offerUnsent(): Promise<void> {
  if (!navigator.onLine || !mayHaveUnsent()) return;
  const { showUnsent } = await import("./unsent-notice.ts");
  showUnsent();
}

/** Only if a reload would lose nothing. */
async function offerReloadUnlessTyped(): Promise<void> {
  if (somethingIsTyped() || !(await isOutdated()) || somethingIsTyped()) return;
  showReload();
}

async function offerReload(): Promise<void> {
  if (await isOutdated()) showReload();
}

function whenToolsAreReady(task: () => void): void {
  if (document.querySelector("astro-island[ssr]") === null) task();
  else setTimeout(() => whenToolsAreReady(task), 500);
}
