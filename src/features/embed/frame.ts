/**
 * Shows what the address asks for before the first paint: the color scheme, the accent color with
 * text in black or white, whichever is read better, and room for a make that is fixed. It is written into the page
 * as it stands, so it uses nothing from outside itself. Anything invalid is ignored.
 */
export function applyHostLook(): void {
  const root = document.documentElement;
  const address = new URLSearchParams(location.search);
  if (address.has("make")) root.dataset["make"] = "";
  // A dark frame would stand out from the page around it, which is light unless it says otherwise.
  const schemes = new Map([
    ["dark", "dark"],
    ["auto", "light dark"],
  ]);
  root.style.colorScheme = schemes.get(address.get("scheme") ?? "") ?? "light";
  const accent = address.get("accent") ?? "";
  if (!/^([\da-f]{3}){1,2}$/i.test(accent)) return;
  const digits = accent.length === 3 ? accent.replace(/./g, "$&$&") : accent;
  // The relative luminance of WCAG 2.2. Above 0.179, black text has more contrast than white.
  const luminance = [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const part = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16) / 255;
    return sum + weight * (part > 0.040_45 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92);
  }, 0);
  root.dataset["accent"] = "";
  root.style.setProperty("--accent", `#${digits}`);
  root.style.setProperty("--on-accent", luminance > 0.179 ? "#000" : "#fff");
}

/** Tells the page around the embedded page its height, and nothing else. */
interface HeightMessage {
  readonly height: number;
}

/**
 * Tells the page around this one how high it is, whenever that changes and whenever it is asked.
 * The height must not depend on the frame's own, or it would never settle.
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
