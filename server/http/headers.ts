/**
 * Sent with every response, except when Node itself rejects something that is not an HTTP request.
 */
export const securityHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

const { "X-Frame-Options": _frames, ...others } = securityHeaders;

/** The same for what other sites' pages may load. */
export const headersForOtherSites = { ...others, "Cross-Origin-Resource-Policy": "cross-origin" };

/** Tells whether a client already has what has this ETag. */
export function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.includes(etag) || tags.includes("*");
}

/** The type that a request or response says its body has, without parameters. */
export function mediaType(headers: Headers): string {
  return (headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();
}
