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
  const { connections, seconds, headers = {}, script } = load;
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`];
  for (const [name, value] of Object.entries(headers)) options.push("-H", `${name}: ${value}`);
  if (script !== undefined) options.push("-s", scriptFile(script));
  const { stdout } = await run(taskset, ["-c", "1", wrk, ...options, url]);
  const fault = /Socket errors:.*|Non-2xx or 3xx responses:.*/.exec(stdout);
  if (fault !== null) throw new Error(`${url} was not answered well. ${fault[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
}

function scriptFile(script: string): string {
  const file = `${mkdtempSync(`${tmpdir()}/bench-`)}/load.lua`;
  writeFileSync(file, script);
  return file;
}
