import { readStoredJson } from "../../browser/storage.ts";
import { yourCartKey } from "../../ui/frame/header-elements.ts";

/** Lets the links to tools start from the cart. */
export function carryCart(): void {
  const found = readStoredJson("sessionStorage", yourCartKey);
  if (typeof found !== "object" || found === null || !("query" in found)) return;
  const { query } = found;
  if (typeof query !== "string" || !query.startsWith("?")) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-takes-cart]")) {
    link.href = link.pathname + query;
  }
}
