import { PrecacheController } from "workbox-precaching";

/** An address, with the hash of its content. The build names all of them. */
interface Precached {
  readonly url: string;
  /** Null where the name changes with the content. */
  readonly revision: string | null;
  /** An answer that is anything else, such as a portal's page, is not kept. */
  readonly integrity: string;
}

declare const PRECACHED: Precached[];

/** The tools: their pages, scripts and fonts, all of one build or none. */
export const precache = new PrecacheController({ cacheName: "tools" });
precache.addToCacheList(PRECACHED);
