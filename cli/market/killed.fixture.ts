import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * Runs a program and kills it right before its nth change to files, the way a power failure would.
 * Resolves to false if it made fewer changes and ended on its own.
 */
export async function runUntilChange(change: number, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, ["--import", import.meta.filename, ...args], {
    env: { ...process.env, [killedAt]: String(change) },
    stdio: "ignore",
  });
  const [, signal] = await once(child, "close");
  return signal === "SIGKILL";
}

const killedAt = "KILLED_AT_CHANGE";

// Loaded before a program, this counts its changes.
if (killedAt in process.env) {
  let left = Number(process.env[killedAt]);
  const counted =
    <Args extends unknown[], Result>(change: (...args: Args) => Result) =>
    (...args: Args): Result => {
      left -= 1;
      if (left === 0) process.kill(process.pid, "SIGKILL");
      return change(...args);
    };
  fs.writeFileSync = counted(fs.writeFileSync);
  fs.renameSync = counted(fs.renameSync);
  syncBuiltinESMExports();
}
