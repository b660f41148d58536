import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { dist } from "../build/build-fingerprint.ts";
import { type Site, loadSite } from "../../server/http/site-manifest.ts";
import { ensurePackages } from "./required-packages.ts";
import { loadPackages, requestsPerSecond } from "./load.ts";
import { nginxPackages, startNginx } from "./nginx.ts";
import { startPinnedServer } from "./pinned-server.ts";
import { table } from "./bench-table.ts";

const pages = ["/", "/club-car", "/market-trends"];
const rounds = 3;
const load = { connections: 32, seconds: 2, headers: { "Accept-Encoding": "gzip, deflate, br" } };

/**
 * Responses per second of our server compared with Debian's nginx, each as a single process alone
 * on one core: the brotli bytes of the same build, with the same headers except for the ETag, which
 * each makes itself.
 */
export async function benchStaticPages(): Promise<string[]> {
  if (availableParallelism() < 2) return ["Left out: it needs two cores."];
  const missing = ensurePackages({ ...nginxPackages, ...loadPackages });
  if (missing !== null) return [missing];
  const site = loadSite(dist);
  const paths = [...pages, largestScript(site)];
  await using ours = await startPinnedServer();
  const answers = await Promise.all(paths.map((path) => fetch(ours.said + path, load)));
  const headers = new Map(paths.map((path, index) => [path, answers[index]!.headers]));
  await using nginx = await startNginx(site, headers);
  const rows: string[][] = [];
  for (const path of paths) rows.push(await compare(ours.said + path, nginx.url + path));
  return table([["address", "bytes", "ours/s", "nginx/s", "ratio (aim: at least 0.33)"], ...rows]);
}

function largestScript(site: Site): string {
  const size = (path: string) => site.get(path)!.body.length;
  const scripts = [...site.keys()].filter((path) => path.endsWith(".js"));
  return scripts.toSorted((a, b) => size(b) - size(a))[0]!;
}

async function compare(...urls: [ours: string, nginx: string]): Promise<string[]> {
  const [mine, its] = await Promise.all([sent(urls[0]), sent(urls[1])]);
  if (mine.digest !== its.digest) throw new Error(`nginx does not send ${urls[0]} as we do.`);
  const rates: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    rates.push([await requestsPerSecond(urls[0], load), await requestsPerSecond(urls[1], load)]);
  }
  // The best run counts: anything else the machine does can only slow it down.
  const [ours, nginx] = [0, 1].map((server) => Math.max(...rates.map((rate) => rate[server]!)));
  const { pathname } = new URL(urls[0]);
  return [pathname, mine.bytes, ours!.toFixed(0), nginx!.toFixed(0), (ours! / nginx!).toFixed(2)];
}

/**
 * What an address sends: its size on the wire, and a digest of its bytes, encoding, and content.
 */
async function sent(url: string): Promise<{ bytes: string; digest: string }> {
  const response = await fetch(url, load);
  const bytes = response.headers.get("Content-Length")!;
  const facts = [response.status, bytes, response.headers.get("Content-Encoding")].join(" ");
  const hash = createHash("sha256")
    .update(facts)
    .update(await response.bytes());
  return { bytes, digest: hash.digest("hex") };
}
