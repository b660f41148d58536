import { readFileSync } from "node:fs";
import * as v from "valibot";
import { EnvironmentError } from "../../config/environment.ts";
import { isPartner, maxPartnerLength } from "../../domain/submissions/partner.ts";

const leadFormats = ["words", "adf"] as const;

const partnerSchema = v.strictObject(
  {
    id: v.pipe(
      v.string("must be text"),
      v.check(
        isPartner,
        `must have up to ${maxPartnerLength} lowercase letters, digits, and hyphens`,
      ),
    ),
    name: v.pipe(v.string("must be text"), v.trim(), v.nonEmpty("must not be empty")),
    /** Where the dealer, or the system that reads its leads, gets mail. */
    email: v.pipe(v.string("must be text"), v.email("must be an email address")),
    format: v.picklist(leadFormats, "must be words or adf"),
  },
  "must be an object with id, name, email, and format, and nothing else",
);

export type Partner = v.InferOutput<typeof partnerSchema>;

/** Dealers who get their leads by mail, by id. */
export type Partners = ReadonlyMap<string, Partner>;

const partnersSchema = v.pipe(
  v.array(partnerSchema, "must be a list of partners"),
  v.checkItems(
    ({ id }, at, all) => all.findIndex((other) => other.id === id) === at,
    "has the id of another partner",
  ),
);

/** Empty without a file. Throws an `EnvironmentError` that lists what is wrong with the file. */
export function readPartners(file: string): Partners {
  if (file === "") return new Map();
  const parsed = v.safeParse(partnersSchema, jsonIn(file));
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) =>
      ["PARTNERS_FILE", v.getDotPath(issue), issue.message].filter(Boolean).join(" "),
    );
    throw new EnvironmentError(faults.map((fault) => `${fault}.`).join("\n"));
  }
  return new Map(parsed.output.map((partner) => [partner.id, partner]));
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unreadable";
    throw new EnvironmentError(`PARTNERS_FILE cannot be read: ${reason}.`, { cause: error });
  }
}
