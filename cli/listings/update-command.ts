import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Command } from "commander";
import { distFolder, projectFolder } from "../../config/dist-folder.ts";
import { type Environment, readEnvironment } from "../../config/environment.ts";
import { listingsFile, modelFile } from "../../listings/import/own-listings.ts";
import { createSmtpSender } from "../../server/smtp/smtp-sender.ts";
import { exitCodesHelp, runAsProcess } from "../command.ts";
import {
  type CrawlOptions,
  allowPrivateOption,
  intervalOption,
  politeFetch,
  sourcesArgument,
  sourcesIn,
  today,
} from "./crawl-inputs.ts";
import { rebuildSite } from "./rebuild-site.ts";
import { type UpdateRun, runUpdate } from "./run-update.ts";

const notes = `
It works on copies: it crawls, imports, fits, and builds the site. If every check passes, it publishes
them. Otherwise, the site stays as it is. With SMTP_URL, the report is also mailed to INBOX_TO.
docs/market-data.md explains the checks. ${exitCodesHelp}`;

await runAsProcess(
  new Command("npm run market:update --")
    .description("Reads the sources, and publishes the site with the new listings.")
    .addArgument(sourcesArgument)
    .addOption(intervalOption)
    .addOption(allowPrivateOption)
    .addHelpText("after", notes)
    .action((file: string, options: CrawlOptions) => {
      const environment = readEnvironment(process.env);
      return runUpdate({
        published: { listings: listingsFile, model: modelFile },
        workFolder: join(projectFolder, ".data/market"),
        dist: distFolder(environment),
        sources: sourcesIn(file),
        get: politeFetch(environment, options),
        observedOn: today(),
        rebuild: rebuildSite,
        print: (text) => process.stdout.write(text),
        mailReport: mailerOf(environment),
      });
    }),
);

function mailerOf({ SMTP_URL, INBOX_TO, SITE_URL }: Environment): UpdateRun["mailReport"] {
  if (SMTP_URL === "") return null;
  const send = createSmtpSender(SMTP_URL);
  return ({ subject, text }) =>
    send({
      messageId: `<${randomUUID()}@${new URL(SITE_URL).hostname}>`,
      from: `"CartWorth market" <${INBOX_TO}>`,
      to: INBOX_TO,
      subject,
      text,
    });
}
