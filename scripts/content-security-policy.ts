import { createHash } from "node:crypto";

/** The policy of one page: only its own inline scripts and styles, by hash, and this origin. */
export function contentSecurityPolicy(html: string): string {
  const scripts = hashes(html, /<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>(.*?)<\/script>/gs);
  const styles = hashes(html, /<style[^>]*>(.*?)<\/style>/gs);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join("; ");
}

function hashes(html: string, element: RegExp): string {
  const contents = new Set(Array.from(html.matchAll(element), ([, content]) => content!));
  return [...contents].map((content) => `'sha256-${sha256(content)}'`).join(" ");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
