import { distFolder } from "../../config/folders.ts";
import { EnvironmentError, readEnvironment } from "../../config/environment.ts";
import { checkFacts } from "./built-facts.ts";

try {
  const dist = distFolder(readEnvironment(process.env));
  checkFacts(dist);
  const { serveSite } = await import("../../server/main.ts");
  await serveSite(dist);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
