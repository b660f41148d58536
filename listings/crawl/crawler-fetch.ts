import { type SiteAnswer, type Limits, RequestFailure, request } from "./request.ts";
import { isPlainAddress } from "./sources.ts";
import robotsParser from "robots-parser";

interface FetchPolicy extends Limits, Clock {
  readonly userAgent: string;
  readonly intervalMs: number;
}

/** The version that a server sent, and the address it is for. */
export interface Version {
  readonly address: string;
  readonly etag?: string | undefined;
  readonly modified?: string | undefined;
}

export type Fetched = { readonly url: URL; readonly answer: SiteAnswer; readonly version: Version };

/** Resolves to null if we already have the document's current version. */
export type CrawlerFetch = (address: string, known?: Version) => Promise<Fetched | null>;

const maxRedirects = 5;

/**
 * Fetches politely: it obeys robots.txt, is throttled, identifies itself, and doesn't download
 * unchanged documents again. Throws `Forbidden` or a `RequestFailure`.
 */
export function createCrawlerFetch(policy: FetchPolicy): CrawlerFetch {
  const { userAgent, intervalMs } = policy;
  const throttle = createThrottle(policy);
  const leftAlone = new Map<string, number>();
  const robotsOf = createRobots(
    async (url) => (await follow(url, (each) => ask(each, intervalMs))).answer,
    userAgent,
  );

  async function ask(url: URL, waitMs: number, headers: Record<string, string> = {}) {
    const { hostname } = url;
    const status = leftAlone.get(hostname);
    if (status !== undefined)
      throw new RequestFailure(`is left alone because it answered ${status}`, { status });
    await throttle(hostname, waitMs);
    const named = { "user-agent": userAgent, "accept-encoding": "identity", ...headers };
    const answer = await request(url, named, policy);
    if ([429, 503].includes(answer.status)) leftAlone.set(hostname, answer.status);
    return answer;
  }

  return async (address, known) => {
    const { url, answer } = await follow(new URL(address), async (target) => {
      const robots = await robotsOf(target.origin);
      if (!robots.allows(target)) throw new Forbidden(`robots.txt disallows ${target.href}`);
      return ask(target, Math.max(intervalMs, robots.delayMs), conditionsFor(target, known));
    });
    const isConditional = Object.keys(conditionsFor(url, known)).length > 0;
    if (answer.status === 304 && isConditional) return null;
    const { status } = answer;
    // For a robots.txt, this status would allow everything.
    if (status === 403) leftAlone.set(url.hostname, status);
    if (status !== 200) throw new RequestFailure(`answered ${status}`, { status });
    const { etag, "last-modified": modified } = answer.headers;
    return { url, answer, version: { address: url.href, etag, modified } };
  };
}

async function follow(
  first: URL,
  ask: (url: URL) => Promise<SiteAnswer>,
): Promise<{ url: URL; answer: SiteAnswer }> {
  let url = first;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await ask(url);
    if (![301, 302, 303, 307, 308].includes(answer.status)) return { url, answer };
    url = redirectTarget(url, answer);
  }
  throw new RequestFailure(`redirects more than ${maxRedirects} times`);
}

function redirectTarget(from: URL, { headers: { location = "" } }: SiteAnswer): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from).href : "";
  if (location !== "" && isPlainAddress(to)) return new URL(to);
  throw new RequestFailure(`redirects to "${location}", which is not an address to follow`);
}

/** A version belongs to one address, not to one that redirects to it. */
function conditionsFor({ href }: URL, known: Version | undefined): Record<string, string> {
  if (known?.address !== href) return {};
  return {
    ...(known.etag !== undefined && { "if-none-match": known.etag }),
    ...(known.modified !== undefined && { "if-modified-since": known.modified }),
  };
}

interface Clock {
  /** In milliseconds; never goes backwards. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

function createThrottle({ now, sleep }: Clock) {
  const lastRequest = new Map<string, number>();
  return async (host: string, intervalMs: number): Promise<void> => {
    const due = (lastRequest.get(host) ?? Number.NEGATIVE_INFINITY) + intervalMs;
    while (now() < due) await sleep(due - now());
    lastRequest.set(host, now());
  };
}

interface Robots {
  allows(url: URL): boolean;
  readonly delayMs: number;
}

/** The site doesn't want to be crawled. The message is a clause. */
export class Forbidden extends Error {}

/** A site that asks for longer waits doesn't want to be crawled by a program that runs once. */
const maxDelayMs = 300_000;

/**
 * Reads each origin's robots.txt once. By RFC 9309, a missing file allows everything and a failure
 * allows nothing.
 */
function createRobots(ask: (url: URL) => Promise<SiteAnswer>, userAgent: string) {
  const byOrigin = new Map<string, Promise<Robots>>();
  return (origin: string): Promise<Robots> => {
    const robots = byOrigin.get(origin) ?? read(new URL("/robots.txt", origin), ask, userAgent);
    byOrigin.set(origin, robots);
    return robots;
  };
}

/** Each rule is tried on every address, so a hostile robots.txt could take very long to check. */
const maxBytes = 64 * 1024;
const maxRules = 1000;

/** RFC 9309 asks crawlers to read 500 KB. Where we would have to read on to obey, we don't crawl at all. */
function rulesIn(body: Buffer): string {
  if (body.length > maxBytes) throw new Forbidden("robots.txt is longer than 64 KB");
  const text = new TextDecoder().decode(body);
  const rules = text.match(/allow/gi) ?? [];
  if (rules.length > maxRules) throw new Forbidden("robots.txt has more than 1,000 rules");
  return text;
}

async function read(
  url: URL,
  ask: (url: URL) => Promise<SiteAnswer>,
  userAgent: string,
): Promise<Robots> {
  const { status, body } = await ask(url).catch((error: unknown) => {
    if (!(error instanceof RequestFailure)) throw error;
    throw new RequestFailure(`robots.txt ${error.message}`, { cause: error });
  });
  // A host that got too many requests may well have rules.
  if (status !== 200 && (status < 400 || status > 499 || status === 429)) {
    throw new RequestFailure(`robots.txt answered ${status}`);
  }
  const rules = robotsParser(url.href, status === 200 ? rulesIn(body) : "");
  const delayMs = 1000 * (rules.getCrawlDelay(userAgent) ?? 0);
  if (delayMs > maxDelayMs) throw new Forbidden(`robots.txt asks us to wait ${delayMs / 1000} s`);
  return { allows: (asked) => rules.isAllowed(asked.href, userAgent) !== false, delayMs };
}
