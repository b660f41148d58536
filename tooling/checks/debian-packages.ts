import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether this process may install Debian's packages. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Installs without a question; throws where apt fails, which then has said why. */
export function installPackages(...names: readonly string[]): void {
  run("apt-get", "update", "-qq");
  run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...names);
}

/** Runs a command whose errors, and nothing else of it, are shown. */
export function run(command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
