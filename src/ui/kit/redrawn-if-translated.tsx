// Tested in a browser by ../../../e2e/release/translated.spec.ts.
import { Fragment, type ReactNode, useSyncExternalStore } from "react";

/**
 * A browser's translation puts its own elements in place of the page's text, so React goes on
 * writing into text that nobody sees. From then on, the children are made anew whenever `content`
 * changes.
 */
export function RedrawnIfTranslated({
  content,
  children,
}: {
  /** Differs whenever the children's text does. */
  content: string;
  children: ReactNode;
}) {
  const isTranslated = useSyncExternalStore(subscribe, isPageTranslated, () => false);
  return <Fragment key={isTranslated ? content : ""}>{children}</Fragment>;
}

let translated = false;
const listeners = new Set<() => void>();
let observer: MutationObserver | null = null;

const isPageTranslated = () => translated;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  observer ??= observeTranslation();
  return () => listeners.delete(listener);
}

/** Chrome, Edge, and Safari wrap what they translate in `font` elements, which pages no longer have. */
function observeTranslation(): MutationObserver {
  const started = new MutationObserver((changes) => {
    const isTranslation = changes.some(({ addedNodes }) =>
      [...addedNodes].some(({ nodeName }) => nodeName === "FONT"),
    );
    if (!isTranslation) return;
    translated = true;
    started.disconnect();
    for (const listener of listeners) listener();
  });
  started.observe(document.body, { childList: true, subtree: true });
  return started;
}
