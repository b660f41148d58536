import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

// File modes do not stop root, and containers often run tests as root; a file in the way stops
// everyone.
test("a start that cannot write the build it needs says where to build, and exits with 1", () => {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  writeFileSync(join(folder, "file"), "");
  const dist = join(folder, "file", "dist");
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "start.ts")], {
    env: { DIST_DIR: dist, DATA_DIR: folder, PORT: "0" },
    encoding: "utf8",
  });
  const [what, todo, ...rest] = stderr.split("\n");
  expect(what).toMatch(/^The site must be built first .* ENOTDIR: .*\.$/);
  expect(todo).toBe(
    `Run "npm run build" with the same settings where the project and DIST_DIR (${dist}/) can be written.`,
  );
  expect([rest, status]).toEqual([[""], 1]);
});
