import { EnvironmentError } from "../config/environment.ts";

/** Builds what is not built, then serves. */
try {
  const { buildIsCurrent, dist } = await import("./build-fingerprint.ts");
  if (!buildIsCurrent()) {
    console.log("Building the site (about half a minute) …");
    const { buildSite } = await import("./build.ts");
    await buildSite();
  }
  const { serveSite } = await import("../server/main.ts");
  await serveSite(dist);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
