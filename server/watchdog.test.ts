import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const watchdog = new URL("watchdog.ts", import.meta.url).href;

/** Starts a process that runs a script with the watchdog's functions in scope. */
function run(script: string, environment: Record<string, string> = {}): ChildProcess {
  const source = `import { startWatchdog, notifySystemd } from "${watchdog}";\n${script}`;
  return spawn(process.execPath, ["--input-type=module", "-e", source], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function ended(child: ChildProcess) {
  let errors = "";
  child.stderr!.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const [code, signal] = await once(child, "close");
  return { code, signal, errors };
}

test("a process whose event loop is stuck is ended, and reports it", async () => {
  const stuck = run(
    "startWatchdog({ stuckMs: 600, stopMs: 60_000 }); setTimeout(() => { for (;;); }, 100);",
  );
  const { signal, errors } = await ended(stuck);
  expect(signal).toBe("SIGKILL");
  expect(errors).toContain("The server is stuck, so it is being stopped.");
}, 30_000);

test("a process that should stop but does not is ended", async () => {
  const script = `const stopping = startWatchdog({ stuckMs: 60_000, stopMs: 1000 });
    setInterval(() => {}, 1000);
    stopping();`;
  expect((await ended(run(script))).signal).toBe("SIGKILL");
}, 30_000);

test("a stuck process is ended even if nobody reads its output", async () => {
  const script = `startWatchdog({ stuckMs: 600, stopMs: 60_000 });
    setTimeout(() => { for (;;) process.stderr.write("x".repeat(100_000)); }, 100);`;
  const stuck = run(script);
  const [, signal] = await once(stuck, "exit");
  expect(signal).toBe("SIGKILL");
}, 30_000);

test("a process that has nothing left to do exits by itself", async () => {
  expect(await ended(run("startWatchdog({ stuckMs: 60_000, stopMs: 60_000 });"))).toMatchObject({
    code: 0,
    signal: null,
  });
}, 30_000);

test("a process that was paused for longer continues", async () => {
  const script = `startWatchdog({ stuckMs: 900, stopMs: 60_000 });
    console.log("ready");
    process.stdin.resume();
    let beats = 0;
    setInterval(() => { if (++beats === 60) process.exit(7); }, 50);`;
  const paused = run(script);
  await once(paused.stdout!, "data");
  paused.kill("SIGSTOP");
  await new Promise((resolve) => setTimeout(resolve, 1500));
  paused.kill("SIGCONT");
  expect(await ended(paused)).toMatchObject({ code: 7 });
}, 30_000);

test("systemd is told that the loop is turning, until it stops", async () => {
  const folder = mkdtempSync(join(tmpdir(), "systemd-"));
  const told = join(folder, "told");
  const program = join(folder, "systemd-notify");
  writeFileSync(program, `#!/bin/sh\necho "$@" >> ${told}\n`);
  chmodSync(program, 0o755);
  const script = "notifySystemd(process.env); setTimeout(() => process.exit(), 1000);";
  const child = run(script, {
    PATH: `${folder}:${process.env["PATH"]}`,
    NOTIFY_SOCKET: "/run/systemd/notify",
    WATCHDOG_USEC: "300000",
  });
  await ended(child);
  const lines = readFileSync(told, "utf8").trim().split("\n");
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines)).toEqual(new Set(["WATCHDOG=1"]));
}, 30_000);
