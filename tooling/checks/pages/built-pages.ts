import { dist } from "../../build/build-fingerprint.ts";
import { type Site, loadSite } from "../../../server/http/site-manifest.ts";
import type { BuiltPage } from "./page.ts";

/** Everything that the last build serves, and the pages among it. */
export function builtPages(): { site: Site; pages: BuiltPage[] } {
  const site = loadSite(dist);
  const pages = [...site.values()]
    .filter(({ type }) => type.startsWith("text/html"))
    .map(({ path, body }) => ({ path, html: body.toString() }));
  return { site, pages };
}
