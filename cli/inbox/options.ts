import { InvalidArgumentError, Option } from "commander";
import * as v from "valibot";
import { emailAddress } from "../../domain/submissions/fields.ts";

export const kind = new Option(
  "--kind <KIND>",
  "only messages from the contact page, or only carts for sale",
).choices(["message", "lead"]);

export const limit = new Option("--limit <N>", "the newest N entries").argParser(wholeNumber);

export const before = new Option(
  "--before <ID>",
  "only entries older than this one, such as the last that was listed",
);

export const format = new Option("--format <FORMAT>", "the format of the file")
  .choices(["csv", "json"])
  .makeOptionMandatory();

export const email = new Option(
  "--email <ADDRESS>",
  "the person's e-mail address, case-insensitive",
)
  .argParser(address)
  .makeOptionMandatory();

export const json = new Option("--json", "one JSON value, exact");
export const force = new Option("--force", "erase even so");
export const verify = new Option(
  "--verify",
  "read the copy again, and fail if anything is wrong with it",
);
export const yes = new Option("--yes", "do it without asking");

function wholeNumber(text: string): number {
  const value = Number(text);
  if (/^[1-9]\d*$/.test(text) && Number.isSafeInteger(value)) return value;
  throw new InvalidArgumentError("It must be a whole number from 1.");
}

function address(text: string): string {
  const result = v.safeParse(emailAddress, text);
  if (result.success) return result.output;
  throw new InvalidArgumentError(result.issues[0].message);
}
