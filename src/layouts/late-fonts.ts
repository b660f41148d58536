import { afterFirstPaint } from "../islands/after-first-paint.ts";

// Text paints first, in fallback fonts of the same metrics; then the fonts may be fetched.
const fonts = document.querySelector<HTMLStyleElement>("#late-fonts")!;
afterFirstPaint(() => (fonts.media = "all"));
