import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Environment, EnvironmentError, readEnvironment } from "../../config/environment.ts";

/** The variables that the pages state, so that a build fixes them. */
const names = [
  "SITE_URL",
  "CONTACT_EMAIL",
  "CONTACT_PHONE",
  "SITE_MANAGER",
  "ADS_SRC",
  "INBOX",
] as const;

type Facts = Pick<Environment, (typeof names)[number]>;

export function factsOf(environment: Environment): Facts {
  const { SITE_URL, CONTACT_EMAIL, CONTACT_PHONE, SITE_MANAGER, ADS_SRC, INBOX } = environment;
  return { SITE_URL, CONTACT_EMAIL, CONTACT_PHONE, SITE_MANAGER, ADS_SRC, INBOX };
}

const factsFile = "facts.json";

/** Records next to a build what its pages state. */
export function writeFacts(dist: string): void {
  const facts = factsOf(readEnvironment(process.env));
  writeFileSync(dist + factsFile, `${JSON.stringify(facts, null, 2)}\n`);
}

/** Throws an `EnvironmentError` if the pages state something different from the variables. */
export function checkFacts(dist: string): void {
  const file = dist + factsFile;
  if (!existsSync(file)) throw new EnvironmentError(`There is no built site in ${dist}.`);
  const built: Facts = JSON.parse(readFileSync(file, "utf8"));
  const target = factsOf(readEnvironment(process.env));
  const problems = names
    .filter((name) => built[name] !== target[name])
    .map(
      (name) =>
        `The site was built with ${name} set to "${built[name]}". To change it, build again.`,
    );
  if (problems.length > 0) throw new EnvironmentError(problems.join("\n"));
}
