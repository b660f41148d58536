import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { tryLock } from "../../listings/update/exclusive-lock.ts";
import { finishReplacing } from "../../listings/update/replace-all.ts";
import type { Mail } from "../../server/smtp/smtp-sender.ts";
import { CommandError, reason } from "../command.ts";
import { removeBuilds } from "./rebuild-site.ts";
import { type MarketUpdate, type Progress, updateMarket, workFiles } from "./update-market.ts";
import { type UpdateReport, reportText, subjectOf } from "./update-report.ts";

export interface UpdateRun extends MarketUpdate {
  readonly print: (text: string) => void;
  /** Sends the report; null without a mail server. */
  readonly mailReport: ((mail: Pick<Mail, "subject" | "text">) => Promise<void>) | null;
}

/** Updates the market unless another update is running, and reports how it went. */
export async function runUpdate(run: UpdateRun): Promise<void> {
  prepareFolders(run);
  const { lock: lockFile, found: foundFile } = workFiles(run.workFolder);
  const lock = tryLock(lockFile);
  if (lock === null) throw new CommandError("Another update is running, so this one did nothing.");
  const progress: Progress = { sourceLines: [], counts: null, guards: [], finishedEarlier: false };
  try {
    const { ending, error } = await tryUpdate(run, progress);
    await deliver(
      { ...progress, ending, reason: error === null ? "" : reason(error), foundFile },
      run,
    );
    if (error !== null) throw error;
    if (ending === "refused") throw new CommandError("A check failed, so nothing was published.");
  } finally {
    lock.release();
  }
}

/** Finding out after the crawl that nothing can be written would waste the sources' time. */
function prepareFolders({ workFolder, published, dist }: UpdateRun): void {
  try {
    for (const path of [workFolder, dist]) mkdirSync(path, { recursive: true });
    const folders = [workFolder, dist, dirname(published.listings), dirname(published.model)];
    for (const path of folders) accessSync(path, constants.W_OK);
  } catch (cause) {
    throw new CommandError("The update could not publish anything here.", { cause });
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
    removeBuilds(run.dist);
    return { ending: await updateMarket(run, progress), error: null };
  } catch (error) {
    return { ending: existsSync(journal) ? "halfway" : "failed", error };
  } finally {
    // What is to be published must stay until it is.
    if (!existsSync(journal)) removeBuilds(run.dist);
  }
}

/** The report is printed first, so that no mail server can lose it. */
async function deliver(report: UpdateReport, { print, mailReport }: UpdateRun): Promise<void> {
  const text = reportText(report);
  print(text);
  try {
    await mailReport?.({ subject: subjectOf(report), text });
  } catch (cause) {
    throw new CommandError("The report could not be mailed.", { cause });
  }
}
