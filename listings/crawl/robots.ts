import robotsParser from "robots-parser";
import { type Answer, RequestFailure } from "./request.ts";

/** What a site lets us ask, and how long to wait between. */
export interface Robots {
  allows(url: URL): boolean;
  /** In milliseconds. */
  readonly delay: number;
}

/** The site does not want to be asked. Its message is a clause. */
export class Forbidden extends Error {}

/** Longer waits than this are a wish not to be crawled by a program that runs once. */
const longestDelay = 300_000;

/** Reads each origin's robots.txt once, as RFC 9309 has it: none is leave, and no answer is none. */
export function createRobots(ask: (url: URL) => Promise<Answer>, userAgent: string) {
  const known = new Map<string, Promise<Robots>>();
  return (origin: string): Promise<Robots> => {
    const robots = known.get(origin) ?? read(new URL("/robots.txt", origin), ask, userAgent);
    known.set(origin, robots);
    return robots;
  };
}

/** What RFC 9309 asks a crawler to read at least; each rule costs time with each address. */
const maxBytes = 500 * 1024;

const rulesIn = (body: Buffer) => new TextDecoder().decode(body.subarray(0, maxBytes));

async function read(
  url: URL,
  ask: (url: URL) => Promise<Answer>,
  userAgent: string,
): Promise<Robots> {
  const { status, body } = await ask(url).catch((error: unknown) => {
    if (!(error instanceof RequestFailure)) throw error;
    throw new RequestFailure(`robots.txt ${error.message}`, { cause: error });
  });
  // A host that has too many requests is not one that has no rules.
  if (status !== 200 && (status < 400 || status > 499 || status === 429)) {
    throw new RequestFailure(`robots.txt answers ${status}`);
  }
  const rules = robotsParser(url.href, status === 200 ? rulesIn(body) : "");
  const delay = 1000 * (rules.getCrawlDelay(userAgent) ?? 0);
  if (delay > longestDelay) throw new Forbidden(`robots.txt asks for ${delay / 1000} s of waiting`);
  return { allows: (asked) => rules.isAllowed(asked.href, userAgent) !== false, delay };
}
