import type { Painter } from "../../social/painter.ts";
import type { Limiter } from "../inbox/limiter.ts";

/** What previews of shared estimates need. */
export interface PreviewOptions {
  readonly painter: Painter;
  readonly limiter: Pick<Limiter, "requestWait">;
  readonly now: () => Date;
  readonly proxyHeader: string;
}

/** The part of an address from its question mark on, or "". */
export function queryIn(url: string): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start);
}
