/**
 * Applies the host page's choices before the first paint: color scheme and room for a fixed make. It is
 * inlined into the page, so it can't use anything outside itself. Invalid choices are ignored.
 */
export function applyHostLook(): void {
  const root = document.documentElement;
  const address = new URLSearchParams(location.search);
  if (address.has("make")) root.dataset["make"] = "";
  // Most host pages are light, where a dark frame would stand out. On its own, the page follows the visitor's scheme, like the rest of the site.
  const fallback = parent === window ? "light dark" : "light";
  const schemes = new Map([
    ["dark", "dark"],
    ["auto", "light dark"],
  ]);
  root.style.colorScheme = schemes.get(address.get("scheme") ?? "") ?? fallback;
}

/** The embedded page tells its host nothing else. */
interface HeightMessage {
  readonly height: number;
}

/**
 * Reports whenever the height changes and whenever the host asks. The height must not depend on the
 * frame's own, or it would never settle.
 */
export function reportHeight(): void {
  if (parent === window) return;
  const report = () => {
    const message: HeightMessage = {
      height: Math.ceil(document.body.getBoundingClientRect().height),
    };
    // Any page may embed this one, and the height is no secret.
    parent.postMessage(message, "*");
  };
  new ResizeObserver(report).observe(document.body);
  addEventListener("message", ({ source }) => {
    if (source === parent) report();
  });
}
