import { startPath } from "./addresses.ts";

// Its name never changes: with a hash in it, every page would change with each build. If it fails
// to load, everything works except offline use.
if (import.meta.env.PROD) {
  addEventListener("load", () => import(/* @vite-ignore */ startPath).catch(() => {}));
}
