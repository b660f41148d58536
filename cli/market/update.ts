import { usDay } from "../../domain/words/us-day.ts";
import { randomUUID } from "node:crypto";
import { join, dirname } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { type Environment, readEnvironment } from "../../config/environment.ts";
import { distFolder, projectFolder } from "../../config/folders.ts";
import { type Mail, createSmtpSender } from "../../server/mail/smtp-sender.ts";
import { CommandError, errorText, withProgress } from "../command.ts";
import {
  type CrawlOptions,
  allowPrivateOption,
  intervalOption,
  politeFetch,
  sourcesArgument,
  sourcesIn,
  reportFetches,
} from "./crawl-inputs.ts";
import {
  publishedFiles,
  rebuildSite,
  removeBuilds,
  type MarketUpdate,
  type Progress,
  type Ending,
  updateMarket,
  workFiles,
} from "./update-market.ts";
import { removeCopies } from "./text-files.ts";
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { finishReplacing } from "../../listings/update/replace-all.ts";
import { oneLine } from "../../text/sanitize.ts";
import { countWithNoun } from "../../domain/words/english.ts";
import { DatabaseSync } from "node:sqlite";

const notes = `
It works on copies: it crawls, imports, fits, and builds the site. If every check passes, it publishes
them. Otherwise, the site stays as it is. With SMTP_URL, the report is also mailed to INBOX_TO.
docs/market-data.md explains the checks.`;

function createMailer({ SMTP_URL, INBOX_TO, SITE_URL }: Environment): UpdateRun["mailReport"] {
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

export interface UpdateRun extends MarketUpdate {
  readonly print: (text: string) => void;
  readonly mailReport: ((mail: Pick<Mail, "subject" | "text">) => Promise<void>) | null;
}

export async function runUpdate(run: UpdateRun): Promise<void> {
  prepareFolders(run);
  const { lock: lockFile, found: foundFile } = workFiles(run.workFolder);
  const lock = tryLock(lockFile);
  if (lock === null) throw new CommandError("Another update is running, so this one did nothing.");
  const progress: Progress = {
    sourceLines: [],
    leftOut: [],
    counts: null,
    guards: [],
    finishedEarlier: false,
  };
  try {
    const { ending, error } = await tryUpdate(run, progress);
    await deliverReport(
      { ...progress, ending, reason: error === null ? "" : errorText(error), foundFile },
      run,
    );
    if (error !== null) throw error;
    if (ending === "refused") throw new CommandError("A check failed, so nothing was published.");
  } finally {
    lock.release();
  }
}

/** Runs before the crawl, because a crawl that can't be saved burdens the sources for nothing. */
function prepareFolders({ workFolder, published, dist }: UpdateRun): void {
  try {
    for (const path of [workFolder, dist]) mkdirSync(path, { recursive: true });
    const folders = [workFolder, dist, ...Object.values(published).map((file) => dirname(file))];
    for (const path of folders) accessSync(path, constants.W_OK);
  } catch (cause) {
    throw new CommandError("The update didn't start, because it couldn't write here.", { cause });
  }
}

/** Every failure is reported, even a bug, before it is thrown. */
async function tryUpdate(
  run: UpdateRun,
  progress: Progress,
): Promise<Pick<UpdateReport, "ending"> & { error: unknown }> {
  const { journal } = workFiles(run.workFolder);
  try {
    progress.finishedEarlier = finishReplacing(journal);
    removeLeftovers(run);
    return { ending: await updateMarket(run, progress), error: null };
  } catch (error) {
    return { ending: existsSync(journal) ? "halfway" : "failed", error };
  } finally {
    // Files that are still to be published must stay.
    if (!existsSync(journal)) removeLeftovers(run);
  }
}

function removeLeftovers({ dist, published }: UpdateRun): void {
  removeBuilds(dist);
  Object.values(published).forEach(removeCopies);
}

/** Prints the report first, so that no mail server can lose it. */
async function deliverReport(
  report: UpdateReport,
  { print, mailReport }: UpdateRun,
): Promise<void> {
  const text = reportText(report);
  print(text);
  try {
    await mailReport?.({ subject: describeEnding(report), text });
  } catch (cause) {
    throw new CommandError("The report could not be mailed.", { cause });
  }
}

interface UpdateReport extends Progress {
  readonly ending: Ending;
  readonly reason: string;
  readonly foundFile: string;
}

function describeEnding(report: UpdateReport): string {
  const { leftOut } = report;
  const without =
    leftOut.length === 0 ? "" : `, ${countWithNoun(leftOut.length, "source")} left out`;
  return `Market update: ${endingText(report)}${without}`;
}

function endingText({ ending, counts, guards }: UpdateReport): string {
  const failed = guards.filter(({ passed }) => !passed).length;
  const { added = 0, updated = 0 } = counts ?? {};
  const updates = updated === 0 ? "" : ` and ${updated} updated`;
  return {
    published: `published, ${countWithNoun(added, "new listing")}${updates}`,
    refused: `not published, ${failed} of ${countWithNoun(guards.length, "check")} failed`,
    unchanged: "nothing new",
    failed: "failed, nothing was published",
    halfway: "failed while it was publishing",
  }[ending];
}

function reportText(report: UpdateReport): string {
  const { sourceLines, leftOut, counts, guards, finishedEarlier } = report;
  const sections = [
    [`${describeEnding(report)}.`, ...(finishedEarlier ? [earlierLine] : []), report.reason],
    ["Sources:", ...sourceLines],
    ["Left out, because they can't be right:", ...leftOut],
    ["Listings:", ...(counts === null ? [] : [countsLine(counts)])],
    [
      "Checks:",
      ...guards.map(
        ({ name, measured, limit, passed }) =>
          `${passed ? "passed" : "FAILED"}  ${name}: ${measured} (limit: ${limit})`,
      ),
    ],
    ["What to do:", ...adviseOperator(report)],
  ];
  return sections
    .map((lines) => lines.filter((line) => line !== ""))
    .filter((lines, at) => at === 0 || lines.length > 1)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

const earlierLine =
  "An earlier update stopped while it was publishing, so this one finished it first.";

function countsLine(counts: NonNullable<Progress["counts"]>): string {
  const { added, updated, duplicates, total } = counts;
  const skipped = countWithNoun(duplicates, "duplicate");
  return `${added} added, ${updated} updated, ${skipped} skipped, ${countWithNoun(total, "listing")} in all.`;
}

function adviseOperator({ ending, foundFile, leftOut }: UpdateReport): readonly string[] {
  const advice: Readonly<Record<Ending, readonly string[]>> = {
    published: ["If the server is running and nothing restarts it for you, restart it."],
    unchanged: [],
    refused: [
      "The site has not changed. This update leaves nothing behind, so the next one reads every source",
      "again.",
      `1. Look at the checks that failed, and at the listings found: ${foundFile}`,
      "2. If a source is wrong, fix it in the list of sources, or remove it.",
      "3. If the listings are right, and the only failed check is the accuracy of some groups, run the",
      '   update again with --accept "REASON". The ledger of errors keeps your reason.',
      "4. If the listings are right, and another check failed, publish them: npm run market -- import with",
      "   that file, then npm run market -- fit and npm run build, and restart the server.",
    ],
    failed: ["Fix the cause, and run the update again."],
    halfway: ["Fix the cause, and run the update again soon. It will publish the rest first."],
  };
  return [...advice[ending], ...(leftOut.length === 0 ? [] : leftOutAdvice)];
}

const leftOutAdvice = [
  "Look at what was left out: a dealer may have changed its format or addresses. If the listings are right,",
  "read that source by hand: npm run market -- crawl with a list of only that source, then import, fit, and",
  "npm run build.",
];

/**
 * Holds a lock on the file until `release` is called, or the process ends, however it ends. The
 * operating system keeps the lock, so none is ever left behind. Null if another process has it. Only
 * SQLite gives Node.js such a lock; nothing is stored in the file.
 */
function tryLock(file: string): { release(): void } | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("begin exclusive");
  } catch (error) {
    database.close();
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return null;
    throw error;
  }
  return { release: () => database.close() };
}

/** SQLITE_BUSY: another connection has the lock. */
const busy = 5;

interface UpdateOptions extends CrawlOptions {
  readonly accept?: string;
}

const acceptOption = new Option(
  "--accept <REASON>",
  "publish even if the fit is less accurate for some groups of carts; the ledger of errors keeps the reason",
).argParser(parseReason);

function parseReason(text: string): string {
  if (text.trim() !== "") return oneLine(text);
  throw new InvalidArgumentError("Give a reason.");
}

export const updateCommand = new Command("update")
  .description("Reads the sources, and publishes the site with the new listings.")
  .addArgument(sourcesArgument)
  .addOption(intervalOption)
  .addOption(allowPrivateOption)
  .addOption(acceptOption)
  .addHelpText("after", notes)
  .action((file: string, options: UpdateOptions) => {
    const environment = readEnvironment(process.env);
    const get = politeFetch(environment, options);
    return withProgress("Updating the market.", (report) =>
      runUpdate({
        published: publishedFiles,
        workFolder: join(projectFolder, ".data/market"),
        dist: distFolder(environment),
        sources: sourcesIn(file),
        get: reportFetches(get, (page) => report(`Reading page ${page}`)),
        observedOn: usDay(new Date()),
        acceptedBecause: options.accept ?? null,
        rebuild: (candidate, dist) => {
          report("Building the site with the new listings");
          return rebuildSite(candidate, dist);
        },
        print: (text) => process.stdout.write(text),
        mailReport: createMailer(environment),
      }),
    );
  });
