import { InvalidArgumentError, Option } from "commander";
import * as v from "valibot";
import { emailAddress } from "../../domain/submissions/fields.ts";
import { partnerPattern } from "../../domain/submissions/entry.ts";
import { verdicts } from "../../server/store/store.ts";

export const kind = new Option(
  "--kind <KIND>",
  "only this kind: messages from the contact page, carts for sale, or reported sales",
).choices(["message", "lead", "sale"]);

export const review = new Option("--review <STATE>", "only sales in this state of review").choices([
  "new",
  ...verdicts,
]);

export const limit = new Option("--limit <N>", "only the newest N entries").argParser(wholeNumber);

export const before = new Option(
  "--before <ID>",
  "only entries older than this one, such as the last one listed",
);

export const format = new Option("--format <FORMAT>", "the file format")
  .choices(["csv", "json"])
  .makeOptionMandatory();

export const email = new Option(
  "--email <ADDRESS>",
  "the person's email address; capitalization does not matter",
)
  .argParser(address)
  .makeOptionMandatory();

export const partner = new Option(
  "--partner <ID>",
  "only carts for sale that were sent from this dealer's page",
).argParser(partnerId);

export const json = new Option("--json", "print exact values as one JSON document");
export const force = new Option("--force", "erase anyway");
export const yes = new Option("--yes", "do not ask for confirmation");

function wholeNumber(text: string): number {
  const value = Number(text);
  if (/^[1-9]\d*$/.test(text) && Number.isSafeInteger(value)) return value;
  throw new InvalidArgumentError("It must be a whole number of at least 1.");
}

function partnerId(text: string): string {
  if (partnerPattern.test(text)) return text;
  throw new InvalidArgumentError("It must be up to 40 lowercase letters, digits, and hyphens.");
}

function address(text: string): string {
  const result = v.safeParse(emailAddress, text);
  if (result.success) return result.output;
  throw new InvalidArgumentError(result.issues[0].message);
}
