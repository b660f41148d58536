import { type ChildProcess, spawn } from "node:child_process";
import { expect, test } from "@playwright/test";

// The server is a process of its own here: no page is needed, and one width is enough.
test.describe("the server", { tag: "@wide" }, () => {
  test("serves, and stops cleanly when told to", async () => {
    const server = start({ PORT: "0", HOST: "127.0.0.1" });
    const address = await saying(server, /http:\S+/);
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Security-Policy")).not.toContain("unsafe");
    server.kill("SIGTERM");
    expect(await exitCode(server)).toBe(0);
  });

  test("names the variable that is wrong", async () => {
    const server = start({ PORT: "http" });
    const sentence = await saying(server, /PORT must be a whole number.*/);
    expect(sentence).toBe('PORT must be a whole number from 0 to 65535, but it is "http".');
    expect(await exitCode(server)).toBe(1);
  });

  test("says what to do when its port is taken", async ({ baseURL }) => {
    const { port } = new URL(baseURL!);
    const server = start({ PORT: port, HOST: "localhost" });
    await saying(server, new RegExp(`Port ${port} is in use: stop the program`));
    expect(await exitCode(server)).toBe(1);
  });
});

function start(environment: Record<string, string>): ChildProcess {
  return spawn("node", ["scripts/start.ts"], { env: { ...process.env, ...environment } });
}

/** Waits until the process prints the pattern, and returns what matched. */
function saying(child: ChildProcess, pattern: RegExp): Promise<string> {
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

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  return new Promise((resolve) => child.on("exit", resolve));
}
