import { existsSync } from "node:fs";
import { canInstallPackages, installPackages, run } from "../checks/debian-packages.ts";

/**
 * Installs what is missing of Debian's packages, each known by a file of it, where this process
 * may. Null once all are there, else a sentence that says what to install.
 */
export function ensurePackages(files: Readonly<Record<string, string>>): string | null {
  const missing = () => Object.keys(files).filter((name) => !existsSync(files[name]!));
  if (missing().length > 0 && canInstallPackages()) install(missing());
  return missing().length === 0
    ? null
    : `Left out: it needs Debian's ${missing().join(", ")}. Install them and run it again.`;
}

function install(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(", ")} …`);
  try {
    installPackages(...packages);
    // The package starts a server on port 80, which nobody asked for.
    if (packages.includes("nginx")) run("service", "nginx", "stop");
  } catch {
    // What is still missing is said by the caller; apt itself has said why.
  }
}
