import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { waitForExit, printedAddress, startServer } from "../../e2e/server-process.ts";
import { conditions, powertrains, seatCounts } from "../../domain/cart/cart.ts";
import { pricedMakes } from "../../domain/catalogue/priced-makes.ts";
import { dist } from "../build/build-fingerprint.ts";
import { startBareServer } from "./bare-server.ts";
import { table } from "./table.ts";

/** npx fetches it, as it does Lighthouse, so `npm ci` doesn't install its 61 packages. */
const autocannon = "autocannon@9.0.0";
const clients = 16;
const crowd = 1000;
/** In a shorter run, connecting the crowd would take over 1% of the time and set the p99. */
const secondsFor = (connections: number) => (connections === crowd ? 16 : 8);

interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly failed: number;
}

/**
 * Measures memory, pages against nginx, and values against a bare Hono route, the last two with a
 * crowd as well. It only prints: no run fails.
 */
export async function benchServer(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const server = startServer({ DATA_DIR: folder });
  const nginx = startNginx(folder);
  const bare = await startBareServer();
  try {
    const address = await printedAddress(server);
    const idle = residentMb(server.pid!);
    const [pages, nginxPages] = await measureWithBaseline(
      () => measureLoad(`${address}/club-car`, clients),
      nginx && (() => measureLoad(`${nginx.address}/club-car.html`, clients)),
    );
    const har = harOf(folder, address, pricedMakes);
    const [values, bareValues] = await measureWithBaseline(
      () => measureLoad(address, clients, har),
      () => measureLoad(`${bare.address}/value`, clients),
    );
    const crowdPages = await measureLoad(`${address}/club-car`, crowd);
    const crowdNginx = nginx && (await measureLoad(`${nginx.address}/club-car.html`, crowd));
    // Only one make: each client builds all its requests up front. With six makes, some waited for that
    // until they timed out, and with every make nearly all did, even on a bare route.
    const crowdValues = await measureLoad(
      address,
      crowd,
      harOf(folder, address, pricedMakes.slice(0, 1)),
    );
    return [
      ...table([
        ["", "a second", "p99 ms", "failed"],
        row("a page", pages),
        ...(nginxPages ? [row("the same from nginx", nginxPages)] : []),
        row("values, each of a new cart", values),
        row("a bare Hono route", bareValues!),
        row(`a page, ${crowd} clients`, crowdPages),
        ...(crowdNginx ? [row(`the same from nginx, ${crowd} clients`, crowdNginx)] : []),
        row(`values, ${crowd} clients`, crowdValues),
      ]),
      nginxPages
        ? `pages beside nginx: ${(pages.perSecond / nginxPages.perSecond).toFixed(2)} (aim: at least 0.8)`
        : "nginx isn't installed, so pages have no floor",
      `values beside a bare route: ${(values.perSecond / bareValues!.perSecond).toFixed(2)} (aim: at least 0.4)`,
      `memory: ${idle} MB idle, ${residentMb(server.pid!)} MB after the flood`,
    ];
  } finally {
    bare.close();
    nginx?.stop();
    server.kill();
    await waitForExit(server);
  }
}

const rounds = 3;

/**
 * The mean of a few runs of each in turn, because a machine may be twice as fast a minute later; the
 * floor may be missing.
 */
async function measureWithBaseline(
  measure: () => Promise<Load>,
  floor: (() => Promise<Load>) | null,
): Promise<[Load, Load | null]> {
  const measured: Load[] = [];
  const floors: Load[] = [];
  for (let round = 0; round < rounds; round++) {
    measured.push(await measure());
    if (floor !== null) floors.push(await floor());
  }
  return [mean(measured), floor && mean(floors)];
}

function mean(loads: readonly Load[]): Load {
  const meanOf = (field: keyof Load) =>
    loads.reduce((sum, each) => sum + each[field], 0) / loads.length;
  return { perSecond: meanOf("perSecond"), p99: meanOf("p99"), failed: meanOf("failed") };
}

function row(name: string, { perSecond, p99, failed }: Load): string[] {
  return [name, perSecond.toFixed(0), p99.toFixed(0), String(failed)];
}

/** Loads an address over connections that stay open, in another process. */
async function measureLoad(url: string, connections: number, har?: string): Promise<Load> {
  const options = [
    "--json",
    "--no-progress",
    "-c",
    String(connections),
    "-d",
    String(secondsFor(connections)),
  ];
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", autocannon, ...options, ...(har === undefined ? [] : ["--har", har]), url],
    { maxBuffer: 2 ** 26 },
  );
  const { requests, latency, errors, non2xx } = JSON.parse(stdout);
  return { perSecond: requests.average, p99: latency.p99, failed: errors + non2xx };
}

/** Requests for thousands of carts, never the same one twice in a row. */
function harOf(folder: string, address: string, offered: typeof pricedMakes): string {
  const years = Array.from({ length: 30 }, (_, index) => 1997 + index);
  const entries = offered.flatMap(({ name, models }, index) =>
    years.map((year) => {
      const cart = new URLSearchParams({
        year: String(year),
        make: name,
        model: models[0] ?? "Unlisted",
        seats: String(seatCounts[(index + year) % seatCounts.length]),
        powertrain: powertrains[year % 2]!,
        condition: conditions[(index + year) % conditions.length]!,
        batteryAge: String(year % 6),
      });
      return { request: { method: "GET", url: `${address}/api/v1/value?${cart}`, headers: [] } };
    }),
  );
  const file = join(folder, "values.har");
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  return file;
}

const nginxPort = 4199;

/** nginx with the built pages and their compressed copies; null where it isn't installed. */
function startNginx(folder: string): { address: string; stop: () => void } | null {
  if (spawnSync("nginx", ["-v"]).error !== undefined) return null;
  const configuration = join(folder, "nginx.conf");
  writeFileSync(
    configuration,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr crit;
     events { worker_connections 4096; }
     http { access_log off; types { text/html html; } root ${dist}/site;
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       keepalive_requests 1000000;
       server { listen 127.0.0.1:${nginxPort}; } }`,
  );
  const nginx = spawn("nginx", ["-c", configuration], { stdio: "ignore" });
  return { address: `http://127.0.0.1:${nginxPort}`, stop: () => void nginx.kill() };
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
