import { usDay } from "../../domain/cart/us-day.ts";
import { Command, InvalidArgumentError } from "commander";
import * as v from "valibot";
import { readAd } from "../../domain/ads/read-ad.ts";
import { CommandError, exitCodesHelp, runAsProcess, writeLine } from "../command.ts";
import { readText } from "../listings/text-files.ts";

const help = `
The file is a JSON array of { "id": …, "text": … }. Prints a JSON array of { "id": …, "read": … } with
only what a careful reader would be sure of.

  npm run -s read -- ads.json > read.json

${exitCodesHelp}`;

const adsSchema = v.array(
  v.object({ id: v.union([v.string(), v.number()]), text: v.string() }),
  "It must be a JSON array of { id, text }.",
);

await runAsProcess(
  new Command("npm run -s read --")
    .description("Reads carts' details from ads.")
    .argument("<FILE>", "a JSON file with the ads")
    .option("--as-of <DATE>", "the day the ads are read on; by default, today", dateArgument)
    .addHelpText("after", help)
    .action(readAds),
);

function readAds(file: string, { asOf }: { asOf?: string }): void {
  const day = asOf ?? usDay(new Date());
  const read = adsIn(file).map(({ id, text }) => ({ id, read: readAd(text, day).details }));
  writeLine(process.stdout, JSON.stringify(read, null, 2));
}

function adsIn(file: string): v.InferOutput<typeof adsSchema> {
  const text = readText(file).replace(/^\uFEFF/, "");
  const result = v.safeParse(adsSchema, parsed(file, text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue);
  if (place === null) throw new CommandError(`${file} has no ads. ${issue.message}`);
  throw new CommandError(`${file} has something else at ${place}: each ad needs an id and a text.`);
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${file} is not JSON. It must be a JSON array of { id, text }.`);
  }
}

function dateArgument(text: string): string {
  if (/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-\d\d$/.test(text)) return text;
  throw new InvalidArgumentError("It must be a date such as 2026-11-25.");
}
