import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { dataDir } from "./inbox-files.ts";

/**
 * The environment that a server under test starts from, whatever is set in the shell that runs the
 * tests.
 */
const settings = {
  PORT: "0",
  HOST: "127.0.0.1",
  INBOX: "on",
  DATA_DIR: dataDir,
  DATABASE_URL: "",
  ADS_SRC: "",
  RATE_LIMIT: "off",
  LOG_LEVEL: "silent",
};

/**
 * Starts the whole product as a separate process, which builds the site first if needed. `under` is
 * a program that starts the product in turn, such as one that limits it.
 */
export function startServer(
  environment: Record<string, string> = {},
  under: readonly [] | readonly [string, ...string[]] = [],
): ChildProcess {
  const [program, ...parameters]: [string, ...string[]] = [
    ...under,
    "node",
    "tooling/build/start.ts",
  ];
  const server = spawn(program, parameters, {
    env: { ...process.env, ...settings, ...environment },
  });
  started.push(server);
  return server;
}

/** A test that fails does not reach the line that stops its server. */
const started: ChildProcess[] = [];
process.once("exit", () => started.forEach((server) => server.kill("SIGKILL")));

/** The exit code of a process that ends or has ended; null if a signal ended it. */
export async function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

export function printedAddress(server: ChildProcess): Promise<string> {
  return waitForOutput(server, /(?<=CartWorth is at )http:\S+/);
}

/** Waits until the process prints the pattern, and returns the match. */
export function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on("data", (chunk: Buffer) => {
        const match = (output += chunk.toString()).match(pattern);
        if (match) resolve(match[0]);
      });
    }
    child.on("exit", () => reject(new Error(`it ended with: ${output}`)));
  });
}
