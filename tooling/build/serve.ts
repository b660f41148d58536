import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import { EnvironmentError, readEnvironment } from "../../config/environment.ts";
import { checkFacts } from "./built-facts.ts";

/** Serves the built site where there are no build tools. */
try {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const dist = `${resolve(root, readEnvironment(process.env).DIST_DIR)}/`;
  checkFacts(dist);
  const { serveSite } = await import("../../server/main.ts");
  await serveSite(dist);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
