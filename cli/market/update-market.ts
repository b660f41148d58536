import { basename, dirname, join, relative } from "node:path";
import type { AskingPriceModel } from "../../domain/market/asking-price-model.ts";
import { crawl } from "../../listings/crawl/crawl.ts";
import { type Outcome, allSourcesFailed, reportLines } from "../../listings/crawl/outcome.ts";
import { type State, takenBefore } from "../../listings/crawl/crawl-state.ts";
import type { CrawlerFetch } from "../../listings/crawl/crawler-fetch.ts";
import type { Source } from "../../listings/crawl/sources.ts";
import {
  type LedgerEntry,
  ledgerEntry,
  ledgerFile,
  ledgerText,
  readLedger,
  withEntry,
} from "../../listings/fit/accuracy-ledger.ts";
import { judgeFit, modelText } from "../../listings/fit/fit-with-interval.ts";
import { type Import, importListings } from "../../listings/import/import-listings.ts";
import {
  fileOfRows,
  readEvidence,
  listingsFile,
  modelFile,
} from "../../listings/import/read-listings.ts";
import type { Problem } from "../../listings/import/csv-table.ts";
import { ownSales } from "../../listings/import/sales-file.ts";
import {
  type Guard,
  type Market,
  accuracyGuard,
  groupsThatGotWorse,
  modelGuards,
  sourceGuard,
  measure,
} from "../../listings/update/guards.ts";
import { type Replacement, replaceAll } from "../../listings/update/replace-all.ts";
import { CommandError } from "../command.ts";
import { nothingRead, stateIn, stateText } from "./crawl-inputs.ts";
import { readText, writeText } from "./text-files.ts";
import { spawn } from "node:child_process";
import { globSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { projectFolder } from "../../config/dist-folder.ts";

/** The model and its errors are of these listings. All are published, or all are candidates. */
export interface MarketFiles {
  readonly listings: string;
  readonly model: string;
  readonly ledger: string;
}

export interface MarketUpdate {
  readonly published: MarketFiles;
  readonly workFolder: string;
  readonly dist: string;
  readonly sources: readonly Source[];
  readonly get: CrawlerFetch;
  readonly observedOn: string;
  /** The operator's reason to publish even if a group of carts gets worse; null if there isn't one. */
  readonly acceptedBecause: string | null;
  /** Builds the site with a candidate. Resolves to what must be replaced to publish it. */
  readonly rebuild: (candidate: MarketFiles, dist: string) => Promise<Replacement[]>;
}

/** "halfway": publishing had begun, and the next update must finish it. */
export type Ending = "published" | "refused" | "unchanged" | "failed" | "halfway";

export interface Progress {
  sourceLines: readonly string[];
  counts: Readonly<Record<"added" | "updated" | "duplicates" | "total", number>> | null;
  guards: readonly Guard[];
  /** True if an earlier update stopped while publishing and had to be finished first. */
  finishedEarlier: boolean;
}

export function workFiles(workFolder: string) {
  const file = (name: string) => join(workFolder, name);
  return {
    lock: file("lock"),
    journal: file("replacing.json"),
    state: file("sources.state.json"),
    found: file("found.csv"),
    candidate: {
      listings: file("listings.csv"),
      model: file("asking-price-model.json"),
      ledger: file("accuracy-ledger.json"),
    },
  };
}

/**
 * Crawls, imports, fits, and checks on copies, and publishes them if every check passes. Nothing
 * published changes before. Throws a `CommandError` if it can't finish.
 */
export async function updateMarket(update: MarketUpdate, progress: Progress): Promise<Ending> {
  const { published, workFolder } = update;
  const files = workFiles(workFolder);
  const before = readMarket(published);
  const { csv: offered, state } = await crawlSources(update, stateIn(files.state), progress);
  writeText(files.found, offered);
  const imported = importListings(before.csv, offered);
  if ("problems" in imported) throw new CommandError(listProblems(imported.problems, files.found));
  const { added, updated, duplicates, total } = imported;
  progress.counts = { added: added.length, updated: updated.length, duplicates, total };
  const hasNews = added.length + updated.length > 0;
  if (hasNews) checkCandidate(before, imported, update, progress);
  if (progress.guards.some(({ passed }) => !passed)) return "refused";
  if (hasNews) {
    const built = await update.rebuild(files.candidate, update.dist);
    refuseChanges(published, before);
    replaceAll(files.journal, [...besidePublished(files.candidate, published), ...built]);
  }
  // The state comes last, because what it marks as read must already be published.
  writeText(files.state, stateText(state));
  return hasNews ? "published" : "unchanged";
}

interface Published extends Market {
  readonly csv: string;
  readonly modelJson: string;
  readonly ledgerJson: string;
}

function readMarket(files: MarketFiles): Published {
  const [csv, modelJson] = [readText(files.listings), readText(files.model)];
  const ledgerJson = readText(files.ledger);
  const { listings, problems } = readEvidence(csv);
  if (problems.length > 0) throw new CommandError(listProblems(problems, files.listings));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `npm run market -- fit` writes this file
  const model = JSON.parse(modelJson) as AskingPriceModel;
  return { csv, modelJson, ledgerJson, listings, model };
}

async function crawlSources(update: MarketUpdate, previousState: State, progress: Progress) {
  const { sources, get, observedOn } = update;
  const report = ({ dealer }: Source, outcome: Outcome) => {
    progress.sourceLines = [...progress.sourceLines, ...reportLines(dealer, outcome)];
  };
  const { rows, outcomes, state } = await crawl(sources, {
    get,
    observedOn,
    report,
    state: previousState,
  });
  if (allSourcesFailed(outcomes)) throw new CommandError(nothingRead);
  const silent = sources.filter((source, index) => {
    const outcome = outcomes[index];
    return (
      outcome?.kind === "read" && outcome.taken === 0 && takenBefore(previousState, source) > 0
    );
  });
  progress.guards = [sourceGuard(silent.map(({ dealer }) => dealer))];
  return { csv: fileOfRows(rows), state };
}

function checkCandidate(
  before: Published,
  { csv, newPrices }: Extract<Import, { csv: string }>,
  { workFolder, observedOn, acceptedBecause }: MarketUpdate,
  progress: Progress,
): void {
  const files = workFiles(workFolder).candidate;
  const { listings } = readEvidence(csv);
  const fitted = judgeFit(listings);
  const { model, accuracy } = fitted;
  const measured = measure(
    before,
    { listings, model },
    newPrices.map(({ listing }) => listing),
  );
  const ledger = readLedger(before.ledgerJson);
  const last = ledger.at(-1);
  const worse = last === undefined ? [] : groupsThatGotWorse(last, accuracy);
  progress.guards = [
    ...progress.guards,
    ...modelGuards(measured),
    accuracyGuard(worse, acceptedBecause),
  ];
  const entry: LedgerEntry = {
    ...ledgerEntry({ listings, sales: ownSales(), fit: fitted, measuredOn: observedOn }),
    ...(worse.length > 0 &&
      acceptedBecause !== null && {
        accepted: { reason: acceptedBecause, groups: worse.map(({ name }) => name) },
      }),
  };
  writeText(files.listings, csv);
  writeText(files.model, modelText(model));
  writeText(files.ledger, ledgerText(withEntry(ledger, entry)));
}

/** The measurements don't hold if someone imported listings meanwhile. */
function refuseChanges(published: MarketFiles, before: Published): void {
  const { csv, modelJson, ledgerJson } = before;
  const texts = { listings: csv, model: modelJson, ledger: ledgerJson };
  if (kinds.every((kind) => readText(published[kind]) === texts[kind])) return;
  throw new CommandError("The listings or the model changed during the update. Run it again.");
}

const kinds = ["listings", "model", "ledger"] as const satisfies (keyof MarketFiles)[];

/**
 * Copies beside the published files, so that they are in the same file system; the dot hides them
 * from the build's fingerprint.
 */
function besidePublished(candidate: MarketFiles, published: MarketFiles): Replacement[] {
  return kinds.map((kind) => {
    const to = published[kind];
    const from = join(dirname(to), `.${basename(to)}.next`);
    writeText(from, readText(candidate[kind]));
    return { from, to };
  });
}

function listProblems(problems: readonly Problem[], file: string): string {
  return problems.map(({ line, reason }) => `${file}:${line}: ${reason}`).join("\n");
}

const prefix = "update-";

/**
 * Builds the site with these files in place of the published ones, and returns what must take the
 * published files' place.
 */
export async function rebuildSite(candidate: MarketFiles, dist: string): Promise<Replacement[]> {
  // In the same file system as the published site, so that it can be moved there.
  const folder = mkdtempSync(join(dist, prefix));
  const pairs = [
    [listingsFile, candidate.listings],
    [modelFile, candidate.model],
    [ledgerFile, candidate.ledger],
  ].flatMap(([path = "", file = ""]) => [relative(projectFolder, path), file]);
  const program = join(projectFolder, "tooling/build/build-in-copy.ts");
  const child = spawn(process.execPath, [program, folder, ...pairs], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) {
    const output = (await outputs).join("").trim().split("\n").slice(-lastLines).join("\n");
    throw new CommandError(`The site could not be built.\n${output}`);
  }
  const built = join(folder, "dist");
  return inOrder(readdirSync(built)).map((part) => ({
    from: join(built, part),
    to: join(dist, part),
  }));
}

/** The fingerprint comes last. Until then, no server takes the new files for a complete build. */
function inOrder(parts: readonly string[]): string[] {
  return parts.toSorted((a, b) => Number(a === fingerprint) - Number(b === fingerprint));
}

const fingerprint = "fingerprint";

export function removeBuilds(dist: string): void {
  for (const folder of globSync(`${prefix}*`, { cwd: dist })) {
    rmSync(join(dist, folder), { recursive: true, force: true });
  }
}

const lastLines = 20;
