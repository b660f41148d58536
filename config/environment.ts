import * as v from "valibot";

const url = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && /^https?:\/\//.test(text), message),
    v.transform((text) => text.replace(/(?<!\/)\/+$/, "")),
  );

const patternOr = (pattern: RegExp, fallback: string, message: string) =>
  v.optional(v.pipe(v.string(), v.regex(pattern, message)), fallback);

const onOrOff = v.optional(v.picklist(["on", "off"], "must be on or off"), "on");

const schema = v.object({
  /** The address of the published site, without a trailing slash. */
  SITE_URL: v.optional(
    url("must be a web address such as https://example.com"),
    "http://localhost:4173",
  ),
  CONTACT_EMAIL: v.optional(
    v.pipe(v.string(), v.email("must be an email address")),
    "hello@cartworth.example",
  ),
  CONTACT_PHONE: patternOr(/^[+\d][\d ().-]{5,}$/, "+1 (202) 555-0142", "must be a phone number"),
  SITE_MANAGER: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty")), "CartWorth"),
  /** The advertising provider's script. Empty means no advertising and no reserved space. */
  ADS_SRC: v.optional(
    v.union(
      [v.literal(""), url("must be a web address")],
      "must be the web address of a script, or empty",
    ),
    "",
  ),
  /** The build's folder, relative to the project or absolute. Each folder is a separate build. */
  DIST_DIR: patternOr(
    /^(dist(\/[^./][^/]*)*\/?|\/.+)$/,
    "dist",
    "must be dist, a folder in it such as dist/preview, or an absolute path",
  ),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.digits("must be a whole number from 0 to 65535"),
      v.transform(Number),
      v.maxValue(65535, "must be a whole number from 0 to 65535"),
    ),
    "4173",
  ),
  /** The address to listen on. Empty means all of the machine's addresses. */
  HOST: v.optional(v.string(), ""),
  /** If "off", nothing is sent or stored, and the site can live on a static host. */
  INBOX: onOrOff,
  /** If "off", browsers are told to remove the copies they keep for offline use. */
  OFFLINE: onOrOff,
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must be a folder")), ".data"),
  DATABASE_URL: patternOr(
    /^$|^postgres(ql)?:\/\//,
    "",
    "must be an address such as postgres://user@host/name",
  ),
  /**
   * The mail server for notices of submissions and market updates, with its password. Empty means
   * no notices.
   */
  SMTP_URL: patternOr(
    /^$|^smtps?:\/\//,
    "",
    "must be an address such as smtp://user:password@host:587",
  ),
  INBOX_TO: v.optional(
    v.union(
      [v.literal(""), v.pipe(v.string(), v.email("must be an email address, or empty"))],
      "must be an email address, or empty",
    ),
    "",
  ),
  /** A JSON file that lists the dealers who get their leads by email. Empty means nobody does. */
  PARTNERS_FILE: v.optional(v.string(), ""),
  /** The number of days after which `npm run inbox -- purge` removes entries; 0 keeps them. */
  INBOX_RETENTION_DAYS: v.optional(
    v.pipe(v.string(), v.digits("must be a whole number of days"), v.transform(Number)),
    "0",
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ["debug", "info", "warn", "error", "silent"],
      "must be debug, info, warn, error, or silent",
    ),
    "info",
  ),
  /** "off" is for load tests only. */
  RATE_LIMIT: onOrOff,
  /** The header in which the one trusted proxy in front of the server names the client. */
  PROXY_HEADER: patternOr(/^[\w-]*$/, "", "must be the name of a header, or empty"),
});

export type Environment = v.InferOutput<typeof schema>;

/**
 * Throws an `EnvironmentError` whose message has one sentence for each invalid variable, beginning
 * with its name.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = v.safeParse(schema, variables);
  if (result.success) return checkMail(result.output);
  throw new EnvironmentError(result.issues.map(issueSentence).join("\n"));
}

function checkMail(environment: Environment): Environment {
  const { SMTP_URL, INBOX_TO } = environment;
  if (SMTP_URL !== "" && INBOX_TO === "") {
    throw new EnvironmentError(
      "INBOX_TO must be the address that gets the mail when SMTP_URL is set.",
    );
  }
  return environment;
}

export class EnvironmentError extends Error {}

function issueSentence(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue);
  // These may contain a password, and messages end up in logs.
  if (name === "DATABASE_URL" || name === "SMTP_URL") return `${name} ${issue.message}.`;
  return `${name} ${issue.message}, but it is "${String(issue.input)}".`;
}
