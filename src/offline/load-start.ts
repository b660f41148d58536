import { startPath } from "./addresses.ts";

// Its name never changes: with a hash in it, every page would change with each build.
if (import.meta.env.PROD) addEventListener("load", () => import(/* @vite-ignore */ startPath));
