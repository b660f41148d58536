import { securityHeaders } from "../security-headers.ts";

/**
 * Sent with every answer of the API. Each answer gets its headers when it is made: setting them
 * later took longer than valuing a cart.
 */
export const answerHeaders = {
  ...securityHeaders,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, RateLimit, RateLimit-Policy, Retry-After",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
