import * as v from "valibot";
import { emailAddress } from "../../domain/submissions/fields.ts";
import { type Option, UsageError } from "./command.ts";

const nothing = v.undefined();

export const kind = option(
  "message|lead",
  "only messages from the contact page, or only carts for sale",
  v.union([nothing, v.picklist(["message", "lead"])], "--kind is message or lead."),
);

const limitRule = "--limit is a whole number from 1.";

export const limit = option(
  "N",
  "the newest N entries",
  v.union(
    [
      nothing,
      v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.transform(Number), v.safeInteger(limitRule)),
    ],
    limitRule,
  ),
);

export const format = option(
  "csv|json",
  "the format of the file",
  v.picklist(["csv", "json"], "--format csv or --format json is needed."),
  true,
);

export const email = option(
  "E",
  "the person's e-mail address, in capitals or not",
  v.pipe(v.string("--email is needed."), emailAddress),
  true,
);

export const json = flag("one JSON value, exact");
export const before = option(
  "ID",
  "only entries older than this one, such as the last that was listed",
  v.optional(v.string()),
);

export const force = flag("erase even so");
export const verify = flag("read the copy again, and fail if anything is wrong with it");
export const yes = flag("do it without asking");

function option<T>(
  placeholder: string,
  means: string,
  schema: v.GenericSchema<unknown, T>,
  required = false,
): Option<T> {
  return {
    placeholder,
    means,
    required,
    read(given) {
      const result = v.safeParse(schema, given);
      if (result.success) return result.output;
      throw new UsageError(result.issues[0].message);
    },
  };
}

function flag(means: string): Option<boolean> {
  return { placeholder: "", means, required: false, read: (given) => given === true };
}
