import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("systemd is told that the loop is turning, until it stops", async () => {
  const folder = mkdtempSync(join(tmpdir(), "systemd-"));
  const told = join(folder, "told");
  const program = join(folder, "systemd-notify");
  writeFileSync(program, `#!/bin/sh\necho "$@" >> ${told}\n`);
  chmodSync(program, 0o755);
  const script = `import { notifySystemd } from "${new URL("systemd.ts", import.meta.url).href}";
    notifySystemd(process.env);
    setTimeout(() => process.exit(), 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    env: {
      ...process.env,
      PATH: `${folder}:${process.env["PATH"]}`,
      NOTIFY_SOCKET: "/run/systemd/notify",
      WATCHDOG_USEC: "300000",
    },
  });
  await once(child, "close");
  const lines = readFileSync(told, "utf8").trim().split("\n");
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines)).toEqual(new Set(["WATCHDOG=1"]));
}, 30_000);
