import { EnvironmentError } from "../../config/environment.ts";

try {
  const { isBuildCurrent, dist } = await import("./build-fingerprint.ts");
  if (!isBuildCurrent()) await build(dist);
  const { serveSite } = await import("../../server/main.ts");
  await serveSite(dist);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function build(dist: string): Promise<void> {
  console.log("Building the site (about half a minute) …");
  try {
    const { buildSite } = await import("./build.ts");
    await buildSite();
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error && "path" in error)) throw error;
    throw new EnvironmentError(
      `The site must be built first and cannot be built here: ${error.message}.\n` +
        `Run "npm run build" with the same settings where the project and DIST_DIR (${dist}) can be written.`,
      { cause: error },
    );
  }
}
