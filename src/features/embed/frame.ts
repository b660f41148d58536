/**
 * Applies the host page's choices before the first paint: color scheme, accent color, and room for a
 * fixed make. It is inlined into the page, so it can't use anything outside itself. Invalid choices
 * are ignored.
 */
export function applyHostLook(): void {
  const root = document.documentElement;
  const address = new URLSearchParams(location.search);
  if (address.has("make")) root.dataset["make"] = "";
  // Most host pages are light, where a dark frame would stand out.
  const schemes = new Map([
    ["dark", "dark"],
    ["auto", "light dark"],
  ]);
  root.style.colorScheme = schemes.get(address.get("scheme") ?? "") ?? "light";
  const accent = address.get("accent") ?? "";
  if (!/^([\da-f]{3}){1,2}$/i.test(accent)) return;
  const digits = accent.length === 3 ? accent.replace(/./g, "$&$&") : accent;
  // This is WCAG 2.2's relative luminance. Above 0.179, black text has more contrast than white.
  const luminance = [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const part = Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16) / 255;
    return sum + weight * (part > 0.040_45 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92);
  }, 0);
  root.dataset["accent"] = "";
  root.style.setProperty("--accent", `#${digits}`);
  root.style.setProperty("--on-accent", luminance > 0.179 ? "#000" : "#fff");
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
