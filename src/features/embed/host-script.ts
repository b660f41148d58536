// Tested in a browser by ../../../e2e/release/embed-frame.spec.ts.
import { embedPath } from "../../site/paths.ts";

// Dealers include this script. It makes each of our frames as high as its content, but never lower
// than the reserved height, so that nothing moves while the page loads.

const { src } =
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript
    : { src: location.href };
const { origin } = new URL(src);

const ourFrames = () =>
  [...document.querySelectorAll("iframe")].filter(
    (frame) => frame.src.startsWith(`${origin}/`) && new URL(frame.src).pathname === embedPath,
  );

addEventListener("message", (event) => {
  if (event.origin !== origin) return;
  const height = Number(Object(event.data).height);
  const frame = ourFrames().find(({ contentWindow }) => contentWindow === event.source);
  if (frame === undefined || !(height > 0 && height < maxHeight)) return;
  const reserved = Number(frame.getAttribute("height")) || 0;
  frame.style.setProperty("height", `${Math.max(height, reserved)}px`, "important");
});

/** Pixels. Far more than the tool ever needs. */
const maxHeight = 20_000;

// A frame that loaded before this script has already reported its height.
for (const frame of ourFrames()) frame.contentWindow?.postMessage("height", "*");
