import { afterFirstPaint } from "../islands/after-first-paint.ts";

// Text paints first, in fallback fonts of the same metrics; then the fonts may be fetched.
afterFirstPaint(() => document.querySelector("#late-fonts")!.setAttribute("media", "all"));
