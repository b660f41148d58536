import { existsSync } from "node:fs";
import { canInstallPackages, installPackages, run } from "../checks/debian-packages.ts";

/**
 * Installs the missing Debian packages, each recognized by one of its files, if this process may.
 * Returns null once all are there, or a sentence that says what to install.
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
    // The package would start a server on port 80, which nobody asked for.
    if (packages.includes("nginx")) run("service", "nginx", "stop");
  } catch {
    // The caller reports what is still missing; apt itself has said why.
  }
}
