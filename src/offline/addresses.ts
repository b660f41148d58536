/** The script that every page loads last; it has the same name in every build. */
export const startPath = "/offline.js";

/** Pages the worker may answer: no file, nothing of the inbox, and not the server's own health. */
export function isPagePath({ origin, pathname }: URL): boolean {
  return (
    origin === location.origin &&
    !pathname.includes(".") &&
    !pathname.startsWith("/api/") &&
    !["/livez", "/readyz"].includes(pathname)
  );
}

/** The files that pages are made of. */
export function isFilePath({ origin, pathname }: URL): boolean {
  return origin === location.origin && (pathname.startsWith("/_astro/") || pathname === startPath);
}
