import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Tells whether this process may install Debian's packages. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Installs without asking; throws if apt fails, after apt has said why. */
export function installPackages(...names: readonly string[]): void {
  run("apt-get", "update", "-qq");
  run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...names);
}

/** Runs a command and shows only its errors. */
export function run(command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
