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
