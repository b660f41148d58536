import { startPath } from "./addresses.ts";

// By its name, which never changes: a hash would be in every document.
if (import.meta.env.PROD) addEventListener("load", () => import(/* @vite-ignore */ startPath));
