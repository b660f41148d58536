import { embedPath } from "../site/paths.ts";

/** Every page loads this script last. Its name is the same in every build. */
export const startPath = "/offline.js";

/** Excludes files, the inbox, health checks, and the page for other sites, which stores nothing. */
export function isPagePath({ origin, pathname }: URL): boolean {
  return (
    origin === location.origin &&
    !pathname.includes(".") &&
    !pathname.startsWith("/api/") &&
    !["/livez", "/readyz"].includes(pathname) &&
    pathname !== embedPath
  );
}

/** A chart, drawn when its page is built. */
export function isPlotPath({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith("/plots/");
}

export function isFilePath({ origin, pathname }: URL): boolean {
  return origin === location.origin && (pathname.startsWith("/_astro/") || pathname === startPath);
}
