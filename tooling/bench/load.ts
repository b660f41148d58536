import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import { taskset } from "./pinned-process.ts";

const wrk = "/usr/bin/wrk";

/** The Debian packages it comes from, each with one of its files. */
export const loadPackages = { wrk, "util-linux": taskset };

export interface Load {
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A Lua script for `wrk`, if the requests are not all the same GET. */
  readonly script?: string;
}

const run = promisify(execFile);

/**
 * Responses per second that `wrk`, on core 1, gets over connections it keeps open. Throws if a
 * connection fails or any response is an error: a refusal is fast and would count as speed.
 */
export async function requestsPerSecond(url: string, load: Load): Promise<number> {
  const stdout = await runLoad(url, load);
  const fault = /Socket errors:.*|Non-2xx or 3xx responses:.*/.exec(stdout);
  if (fault !== null) throw new Error(`${url} was not answered well. ${fault[0]}`);
  return perSecond(stdout);
}

/**
 * The same under a load that the server may refuse a part of. It closes connections once, to let
 * others in, which `wrk` counts as errors of reading, and opens them again.
 */
export async function measureLoad(url: string, load: Load) {
  const stdout = await runLoad(url, load);
  const fault = /connect [1-9]|write [1-9]|timeout [1-9]/.exec(stdout);
  if (fault !== null) throw new Error(`${url} was not answered well: ${fault[0]} errors.`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  return {
    perSecond: perSecond(stdout),
    refusedPct: (100 * refused) / Number(/\b(\d{1,12}) requests in/.exec(stdout)![1]),
    p99: /99%\s+(\S+)/.exec(stdout)![1]!,
  };
}

async function runLoad(url: string, load: Load): Promise<string> {
  const { connections, seconds, headers = {}, script } = load;
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"];
  for (const [name, value] of Object.entries(headers)) options.push("-H", `${name}: ${value}`);
  if (script !== undefined) options.push("-s", scriptFile(script));
  return (await run(taskset, ["-c", "1", wrk, ...options, url])).stdout;
}

function perSecond(stdout: string): number {
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
}

function scriptFile(script: string): string {
  const file = `${mkdtempSync(`${tmpdir()}/bench-`)}/load.lua`;
  writeFileSync(file, script);
  return file;
}
