import { embedPath } from "../../site/paths.ts";

// The script of the line that dealers put in their pages. It gives each frame of this site the
// height of what is in it, and never less than the line reserves, so that nothing moves at load.

const { src } =
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript
    : { src: location.href };
const { origin } = new URL(src);

const framesHere = () =>
  [...document.querySelectorAll("iframe")].filter(
    (frame) => frame.src.startsWith(`${origin}/`) && new URL(frame.src).pathname === embedPath,
  );

addEventListener("message", (event) => {
  if (event.origin !== origin) return;
  const height = Number(Object(event.data).height);
  const frame = framesHere().find(({ contentWindow }) => contentWindow === event.source);
  if (frame === undefined || !(height > 0 && height < maxHeight)) return;
  const reserved = Number(frame.getAttribute("height")) || 0;
  frame.style.setProperty("height", `${Math.max(height, reserved)}px`, "important");
});

/** Far more than the tool ever needs, in pixels. */
const maxHeight = 20_000;

// A frame that was here before this script has already said its height.
for (const frame of framesHere()) frame.contentWindow?.postMessage("height", "*");
