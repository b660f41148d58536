// Tested in update.test.ts and killed.test.ts.
import { join, relative } from "node:path";
import type { AskingPriceModel } from "../../domain/market/asking-price-model.ts";
import { type Crawled, crawl, stateAfter } from "../../listings/crawl/crawl.ts";
import { type Outcome, allSourcesFailed, reportLines } from "../../listings/crawl/outcome.ts";
import type { State } from "../../listings/crawl/crawl-state.ts";
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
import { readSalesFile } from "../../listings/import/sales-file.ts";
import {
  type Guard,
  type Market,
  accuracyGuard,
  findWorseGroups,
  modelGuards,
  measure,
} from "../../listings/update/guards.ts";
import {
  deriveStockTimes,
  stockTimesFile,
  stockTimesText,
} from "../../listings/stock/derive-stock-times.ts";
import { readsOf, readsText } from "../../listings/stock/reads.ts";
import {
  type Stock,
  carryForward,
  readStock,
  stockFile,
  stockText,
} from "../../listings/stock/stock.ts";
import { findStrangeness } from "../../listings/update/strange-source.ts";
import { type Replacement, replaceAll } from "../../listings/update/replace-all.ts";
import { countWithNoun } from "../../domain/words/english.ts";
import { CommandError } from "../command.ts";
import { nothingRead, readsFileOf, stateIn, stateText } from "./crawl-inputs.ts";
import { writeCopyBeside, listProblems, readText, writeText } from "./text-files.ts";
import { oneLine } from "../../text/sanitize.ts";
import { spawn } from "node:child_process";
import { globSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fingerprintName, projectFolder } from "../../config/folders.ts";

/**
 * The model and its errors belong to these listings, and the stock times to this stock. All are
 * published, or all are candidates.
 */
export type MarketFiles = Readonly<Record<Kind, string>>;

const kinds = ["listings", "model", "ledger", "stock", "stockTimes"] as const;
type Kind = (typeof kinds)[number];

export const publishedFiles: MarketFiles = {
  listings: listingsFile,
  model: modelFile,
  ledger: ledgerFile,
  stock: stockFile,
  stockTimes: stockTimesFile,
};

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
  /** A sentence for each source whose listings can't be right. */
  leftOut: readonly string[];
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
      stock: file("stock.csv"),
      stockTimes: file("stock-times.json"),
    },
  };
}

/**
 * Crawls, imports, fits, and checks on copies, and publishes them if every check passes. Nothing
 * published changes before that. Throws a `CommandError` if it can't finish.
 */
export async function updateMarket(update: MarketUpdate, progress: Progress): Promise<Ending> {
  const { published, workFolder, observedOn } = update;
  const files = workFiles(workFolder);
  const before = readMarket(published);
  refuseFuture(before, update);
  const state = stateIn(files.state);
  const crawled = await crawlSources(update, { state, before, progress });
  const offered = fileOfRows(crawled.flatMap(({ taken }) => taken?.rows ?? []));
  const reads = readsOf(crawled, observedOn);
  writeText(files.found, offered);
  writeText(readsFileOf(files.found), readsText(reads));
  const imported = importListings(before.texts.listings, offered);
  if ("problems" in imported) throw new CommandError(listProblems(imported.problems, files.found));
  const { added, updated, duplicates, total } = imported;
  progress.counts = { added: added.length, updated: updated.length, duplicates, total };
  const stock = reads.reduce(carryForward, before.stock);
  const candidate = {
    ...before.texts,
    ...(added.length + updated.length > 0 && checkCandidate(before, imported, update, progress)),
    stock: stockText(stock),
    stockTimes: stockTimesText(deriveStockTimes(stock)),
  };
  if (progress.guards.some(({ passed }) => !passed)) return "refused";
  const changed = kinds.filter((kind) => candidate[kind] !== before.texts[kind]);
  for (const kind of kinds) writeText(files.candidate[kind], candidate[kind]);
  // No page shows the stock itself.
  const isShown = changed.some((kind) => kind !== "stock");
  const built = isShown ? await update.rebuild(files.candidate, update.dist) : [];
  refuseChanges(published, before);
  const replaced = changed.map((kind) => writeCopyBeside(published[kind], candidate[kind]));
  if (replaced.length > 0) replaceAll(files.journal, [...replaced, ...built]);
  // The state comes last, because what it marks as read must already be published.
  writeText(files.state, stateText(stateAfter(state, crawled)));
  return isShown ? "published" : "unchanged";
}

interface Published extends Market {
  readonly texts: Readonly<Record<Kind, string>>;
  readonly stock: Stock;
}

function readMarket(files: MarketFiles): Published {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every kind is in the list
  const texts = Object.fromEntries(
    kinds.map((kind) => [kind, readText(files[kind])]),
  ) as Published["texts"];
  const { listings, problems } = readEvidence(texts.listings);
  if (problems.length > 0) throw new CommandError(listProblems(problems, files.listings));
  const { problems: stockProblems, ...stock } = readStock(texts.stock);
  if (stockProblems.length > 0) throw new CommandError(listProblems(stockProblems, files.stock));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `npm run market -- fit` writes this file
  const model = JSON.parse(texts.model) as AskingPriceModel;
  return { texts, listings, model, stock };
}

/**
 * If the clock was ahead during an earlier update, everything we see now would look older than what we
 * know, and would change nothing.
 */
function refuseFuture(
  { listings, stock }: Published,
  { published, workFolder, observedOn }: MarketUpdate,
): void {
  const days = {
    listings: listings.map(({ observed_on }) => observed_on),
    stock: [...stock.lists, ...stock.spans].map(({ last_day }) => last_day),
  };
  for (const kind of ["listings", "stock"] as const) {
    const future = days[kind].filter((day) => day > observedOn).toSorted();
    if (future.length === 0) continue;
    throw new CommandError(
      `${published[kind]} has ${countWithNoun(future.length, "row")} dated after today, ${observedOn}, up to ${future.at(-1)!}. ` +
        "If this machine's clock is wrong, set it. If it was ahead before, restore the listings and the stock from before that update, " +
        `delete ${workFiles(workFolder).state}, and run npm run market -- fit.`,
    );
  }
}

/** Leaves out sources that can't be right, as if they hadn't been read. */
async function crawlSources(
  { sources, get, observedOn }: MarketUpdate,
  { state, before, progress }: { state: State; before: Published; progress: Progress },
): Promise<Crawled[]> {
  const report = ({ dealer }: Source, outcome: Outcome) => {
    progress.sourceLines = [...progress.sourceLines, ...reportLines(dealer, outcome)];
  };
  const crawled = await crawl(sources, { get, observedOn, report, state });
  if (allSourcesFailed(crawled.map(({ outcome }) => outcome))) throw new CommandError(nothingRead);
  const strange = new Map(
    crawled.flatMap((each): [Crawled, string][] => {
      const why = findStrangeness(each, before, { stock: before.stock, today: observedOn });
      return why === null ? [] : [[each, oneLine(`${each.source.dealer}: ${why}`)]];
    }),
  );
  progress.leftOut = [...strange.values()];
  const kept = crawled.filter((each) => !strange.has(each));
  const isNothingLeft = kept.length === 0 || allSourcesFailed(kept.map(({ outcome }) => outcome));
  if (strange.size > 0 && isNothingLeft) throw new CommandError(nothingUsed);
  return kept;
}

const nothingUsed = "Every source that was read has listings that can't be right.";

function checkCandidate(
  before: Published,
  { csv, newPrices }: Extract<Import, { csv: string }>,
  { observedOn, acceptedBecause }: MarketUpdate,
  progress: Progress,
): Pick<Published["texts"], "listings" | "model" | "ledger"> {
  const { listings } = readEvidence(csv);
  const fitted = judgeFit(listings);
  const { model, accuracy } = fitted;
  const measured = measure(
    before,
    { listings, model },
    newPrices.map(({ listing }) => listing),
  );
  const ledger = readLedger(before.texts.ledger);
  const last = ledger.at(-1);
  const worse = last === undefined ? [] : findWorseGroups(last, accuracy);
  progress.guards = [...modelGuards(measured), accuracyGuard(worse, acceptedBecause)];
  const entry: LedgerEntry = {
    ...ledgerEntry({ listings, sales: readSalesFile(), fit: fitted, measuredOn: observedOn }),
    ...(worse.length > 0 &&
      acceptedBecause !== null && {
        accepted: { reason: acceptedBecause, groups: worse.map(({ name }) => name) },
      }),
  };
  return {
    listings: csv,
    model: modelText(model),
    ledger: ledgerText(withEntry(ledger, entry)),
  };
}

/** The measurements don't hold if someone imported listings meanwhile. */
function refuseChanges(published: MarketFiles, { texts }: Published): void {
  if (kinds.every((kind) => readText(published[kind]) === texts[kind])) return;
  throw new CommandError("The listings or the model changed during the update. Run it again.");
}

const prefix = "update-";

/**
 * Builds the site with these files in place of the published ones, and returns what must take the
 * published files' place.
 */
export async function rebuildSite(candidate: MarketFiles, dist: string): Promise<Replacement[]> {
  // In the same file system as the published site, so that it can be moved there.
  const folder = mkdtempSync(join(dist, prefix));
  const pairs = kinds.flatMap((kind) => [
    relative(projectFolder, publishedFiles[kind]),
    candidate[kind],
  ]);
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
  return moveFingerprintLast(readdirSync(built)).map((part) => ({
    from: join(built, part),
    to: join(dist, part),
  }));
}

/** The fingerprint comes last. Until then, no server takes the new files for a complete build. */
function moveFingerprintLast(parts: readonly string[]): string[] {
  const isLast = (part: string) => Number(part === fingerprintName);
  return parts.toSorted((a, b) => isLast(a) - isLast(b));
}

export function removeBuilds(dist: string): void {
  for (const folder of globSync(`${prefix}*`, { cwd: dist })) {
    rmSync(join(dist, folder), { recursive: true, force: true });
  }
}

const lastLines = 20;
