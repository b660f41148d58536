import { embedPath } from "../site/paths.ts";

/** The script that every page loads last; it has the same name in every build. */
export const startPath = "/offline.js";

/**
 * Pages the worker may answer: not files, the inbox, or the server's health checks. The pages for
 * other sites keep nothing in the browser.
 */
export function isPagePath({ origin, pathname }: URL): boolean {
  return (
    origin === location.origin &&
    !pathname.includes(".") &&
    !pathname.startsWith("/api/") &&
    !["/livez", "/readyz"].includes(pathname) &&
    pathname !== embedPath
  );
}

/** The files that pages load. */
export function isFilePath({ origin, pathname }: URL): boolean {
  return origin === location.origin && (pathname.startsWith("/_astro/") || pathname === startPath);
}
