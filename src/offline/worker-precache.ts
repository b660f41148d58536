import { PrecacheController } from "workbox-precaching";

/** An address and the hash of its content. The build lists all of them. */
interface Precached {
  readonly url: string;
  /** Null if the name changes with the content. */
  readonly revision: string | null;
  /** Any other response, such as a captive portal's page, is not kept. */
  readonly integrity: string;
}

declare const PRECACHED: Precached[];

/** The tools' pages, scripts, and fonts: all of them from one build, or none at all. */
export const precache = new PrecacheController({ cacheName: "tools" });
precache.addToCacheList(PRECACHED);
