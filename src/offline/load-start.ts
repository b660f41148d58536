import { startPath } from "./addresses.ts";

// Its name never changes: with a hash in it, every page would change with each build.
// Without it everything works except offline.
if (import.meta.env.PROD) {
  addEventListener("load", () => import(/* @vite-ignore */ startPath).catch(() => {}));
}
