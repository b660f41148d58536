import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { build } from "astro";
import { fingerprintName } from "../../config/folders.ts";
import { embedScriptPath } from "../../src/site/paths.ts";
import { firstAnswerFile } from "../../server/shared-links/first-answers.ts";
import { bodyFontFile } from "../../server/shared-links/painter.ts";
import { writeFacts } from "./built-facts.ts";
import { bundleScript, bundleServerModule } from "./bundle-script.ts";
import { pictureFont } from "./fonts.ts";
import { finishBuild } from "./finish-build.ts";
import { writeIcons } from "./icons.ts";
import { writeModulePreloads } from "./module-preloads.ts";
import { writeOffline } from "./offline-build.ts";
import { dist, fingerprintFile, sourceFingerprint } from "./build-fingerprint.ts";

/** The files a build writes. Nothing else is removed: the folder may contain other builds. */
const parts = [
  fingerprintName,
  "facts.json",
  "manifest.json",
  "site",
  "compressed",
  bodyFontFile,
  firstAnswerFile,
];

/** Builds the whole site into `dist/`, or into the folder that `DIST_DIR` names. */
export async function buildSite(): Promise<void> {
  process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
  // Fail now if the folder isn't writable. The bundler would say so only in the middle of its output.
  mkdirSync(dist, { recursive: true });
  accessSync(dist, constants.W_OK);
  const fingerprint = sourceFingerprint();
  for (const part of parts) rmSync(dist + part, { recursive: true, force: true });
  await build({ logLevel: "warn" });
  // Not earlier: it loads React, which must be the one that the pages were rendered with.
  const { writeSocialImages } = await import("./social-images.ts");
  await Promise.all([writeIcons(`${dist}site/`), writeSocialImages(`${dist}site/`)]);
  writeFileSync(dist + bodyFontFile, await pictureFont());
  await bundleScript(`${dist}site/`, "src/features/embed/host-script.ts", embedScriptPath, {
    isClassic: true,
  });
  await bundleServerModule("src/features/first-answer/first-answer.tsx", firstAnswerFile);
  writeModulePreloads(`${dist}site/`);
  await writeOffline(`${dist}site/`);
  await finishBuild(dist);
  writeFacts(dist);
  writeFileSync(fingerprintFile, fingerprint);
}

if (import.meta.main) await buildSite();
