import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newFolder } from "../../config/folder.fixture.ts";
import { sampleSource } from "../../listings/crawl/crawl.fixture.ts";
import { type TestSite, openSite, pageWith } from "../../listings/crawl/site.fixture.ts";
import { finishReplacing } from "../../listings/update/replace-all.ts";
import { runProcess } from "../process.fixture.ts";
import { runUntilChange } from "./killed.fixture.ts";
import { sampleVehicles, writeSampleMarket, sampleUpdate } from "./update.fixture.ts";
import { runUpdate } from "./update.ts";
import { workFiles } from "./update-market.ts";

const minutes = 10 * 60_000;

let original = "";
let site: TestSite;

beforeEach(async () => {
  original = newFolder();
  site = await openSite({ "/used": pageWith(sampleVehicles(12)) });
});
afterEach(() => site.close());

function copy(): string {
  const folder = newFolder();
  cpSync(original, folder, { recursive: true });
  return folder;
}

const readFile = (folder: string, name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "";

/**
 * Kills the program before each of its changes to files, each time in its own folder. Afterward, its
 * files must all be the old ones, or all be new once the changes in its journal are finished.
 * Either way, `again` must make them new.
 */
async function killEverywhere(
  files: readonly string[],
  journal: string,
  argsOf: (folder: string) => readonly string[],
  again: (folder: string) => Promise<unknown>,
): Promise<void> {
  const filesIn = (folder: string) => files.map((name) => readFile(folder, name));
  const before = filesIn(original);
  const finished = copy();
  await again(finished);
  const after = filesIn(finished);
  const ends = new Set<string>();
  for (let change = 1, isKilled = true; isKilled; change++) {
    const folder = copy();
    isKilled = await runUntilChange(change, argsOf(folder));
    const where = `killed before change ${change}`;
    const wasReplacing = finishReplacing(join(folder, journal));
    const isNew = wasReplacing || readFile(folder, files[0]!) === after[0];
    expect(filesIn(folder), where).toEqual(isNew ? after : before);
    ends.add(wasReplacing ? "replacing" : isNew ? "after" : "before");
    await again(folder);
    expect(filesIn(folder), where).toEqual(after);
    const left = readdirSync(folder, { recursive: true }).map(String);
    expect(
      left.filter((name) => name.includes(".next")),
      where,
    ).toEqual([]);
  }
  expect(ends).toEqual(new Set(["before", "replacing", "after"]));
}

test(
  "an update killed before any of its changes to files leaves everything either as it was or new",
  async () => {
    writeSampleMarket(original);
    const url = `${site.origin}/used`;
    const names = ["listings.csv", "model.json", "ledger.json", "stock.csv", "stock-times.json"];
    await killEverywhere(
      [...names.map((name) => `published/${name}`), "dist/site/index.html"],
      workFiles("work").journal,
      (folder) => [join(import.meta.dirname, "update.fixture.ts"), folder, url],
      (folder) => runUpdate(sampleUpdate(folder, url)),
    );
  },
  minutes,
);

test(
  "a crawl killed before any of its changes to files leaves them either as they were or new",
  async () => {
    const { dealer, allowedBy, allowedOn } = sampleSource();
    const source = { dealer, url: `${site.origin}/used`, allowedBy, allowedOn };
    writeFileSync(join(original, "sources.json"), JSON.stringify([source]));
    const argsOf = (folder: string) => [
      "crawl",
      join(folder, "sources.json"),
      "--out",
      join(folder, "found.csv"),
      "--interval",
      "0",
      "--allow-private",
    ];
    await killEverywhere(
      ["found.csv", "found.csv.state.json"],
      "found.csv.replacing.json",
      (folder) => [join(import.meta.dirname, "market.ts"), ...argsOf(folder)],
      (folder) => runProcess("market/market.ts", argsOf(folder)),
    );
  },
  minutes,
);
