import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives the tests of a run one folder for temporary files, and removes it when they end. */
export default function useTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "cartworth-"));
  // When tests run as root, PostgreSQL runs as another user, who needs to read this.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
