import { type CrawlerFetch, createCrawlerFetch } from "./crawler-fetch.ts";
import type { Source } from "./sources.ts";

export const sampleSource = (changes: Partial<Source> = {}): Source => ({
  dealer: "A dealer",
  url: "https://dealer.example/",
  allowedBy: "A. Owner",
  allowedOn: "2026-11-02",
  place: "",
  fields: {},
  defaults: {},
  ...changes,
});

/** May connect to this machine, and waits by advancing its own clock. */
export function sampleFetch(
  changes: Partial<Parameters<typeof createCrawlerFetch>[0]> = {},
  clock = { time: 0 },
): CrawlerFetch {
  return createCrawlerFetch({
    userAgent: "CartWorthBot/1.0 (+https://x.example/how-it-works)",
    intervalMs: 2000,
    timeoutMs: 5000,
    bodyBytes: 10_000_000,
    mayConnect: () => true,
    now: () => clock.time,
    sleep: async (milliseconds) => void (clock.time += milliseconds),
    ...changes,
  });
}
