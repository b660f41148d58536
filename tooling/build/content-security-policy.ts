import { createHash } from "node:crypto";
import { workerUrlPolicy } from "../../src/offline/worker-url-policy.ts";

/**
 * The policy of one page: only its own inline scripts and styles, by hash, and this origin. A page
 * with an advertising slot also allows the origin of the provider's script, `adsSrc`. Only a page
 * for other sites may be put in a frame.
 */
export function contentSecurityPolicy(
  html: string,
  { adsSrc = "", isForOtherSites = false } = {},
): string {
  const scripts = hashes(html, /<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>(.*?)<\/script>/gs);
  const styles = hashes(html, /<style[^>]*>(.*?)<\/style>/gs);
  const ads = adsSrc !== "" && /<[^<>]+\sdata-ad-slot=/.test(html) ? [new URL(adsSrc).origin] : [];
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts, ...ads],
    ["style-src", ...styles],
    ["img-src", "'self'", ...ads],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...ads],
    ...(ads.length > 0 ? [["frame-src", ...ads]] : []),
    ["manifest-src", "'self'"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", isForOtherSites ? "*" : "'none'"],
    // A provider's script may write any markup; our own never does.
    ...(ads.length > 0
      ? []
      : [
          ["require-trusted-types-for", "'script'"],
          ["trusted-types", workerUrlPolicy],
        ]),
  ]
    .map((directive) => directive.join(" "))
    .join("; ");
}

/** A service worker's policy: it may fetch files from this origin, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

function hashes(html: string, element: RegExp): string[] {
  const contents = new Set(Array.from(html.matchAll(element), ([, content]) => content!));
  return [...contents].map((content) => `'sha256-${sha256(content)}'`);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
