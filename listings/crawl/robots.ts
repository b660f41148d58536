import robotsParser from "robots-parser";
import { type SiteAnswer, RequestFailure } from "./request.ts";

/** A site's rules for our requests, and how long to wait between them. */
export interface Robots {
  allows(url: URL): boolean;
  readonly delayMs: number;
}

/** The site does not want to be crawled. The message is a clause. */
export class Forbidden extends Error {}

/** A site that asks for longer waits does not want to be crawled by a program that runs once. */
const maxDelayMs = 300_000;

/** Reads each origin's robots.txt once. By RFC 9309 a missing file allows all, and a failure allows nothing. */
export function createRobots(ask: (url: URL) => Promise<SiteAnswer>, userAgent: string) {
  const byOrigin = new Map<string, Promise<Robots>>();
  return (origin: string): Promise<Robots> => {
    const robots = byOrigin.get(origin) ?? read(new URL("/robots.txt", origin), ask, userAgent);
    byOrigin.set(origin, robots);
    return robots;
  };
}

/** The minimum that RFC 9309 asks a crawler to read; each rule is tried on every address. */
const maxBytes = 500 * 1024;

const rulesIn = (body: Buffer) => new TextDecoder().decode(body.subarray(0, maxBytes));

async function read(
  url: URL,
  ask: (url: URL) => Promise<SiteAnswer>,
  userAgent: string,
): Promise<Robots> {
  const { status, body } = await ask(url).catch((error: unknown) => {
    if (!(error instanceof RequestFailure)) throw error;
    throw new RequestFailure(`robots.txt ${error.message}`, { cause: error });
  });
  // A host with too many requests may well have rules.
  if (status !== 200 && (status < 400 || status > 499 || status === 429)) {
    throw new RequestFailure(`robots.txt answered ${status}`);
  }
  const rules = robotsParser(url.href, status === 200 ? rulesIn(body) : "");
  const delayMs = 1000 * (rules.getCrawlDelay(userAgent) ?? 0);
  if (delayMs > maxDelayMs) throw new Forbidden(`robots.txt asks us to wait ${delayMs / 1000} s`);
  return { allows: (asked) => rules.isAllowed(asked.href, userAgent) !== false, delayMs };
}
