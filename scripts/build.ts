import { rmSync, writeFileSync } from "node:fs";
import { build } from "astro";
import { finishBuild } from "./finish-build.ts";
import { dist, fingerprintFile, sourceFingerprint } from "./build-fingerprint.ts";

/** Builds the whole site into `dist/`. */
export async function buildSite(): Promise<void> {
  process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
  const fingerprint = sourceFingerprint();
  rmSync(dist, { recursive: true, force: true });
  await build({ logLevel: "warn" });
  finishBuild(dist);
  writeFileSync(fingerprintFile, fingerprint);
}

if (import.meta.main) await buildSite();
