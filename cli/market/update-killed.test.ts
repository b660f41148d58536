import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../config/folder.fixture.ts";
import { openSite, pageWith } from "../../listings/crawl/site.fixture.ts";
import { finishReplacing } from "../../listings/update/replace-all.ts";
import { carts, publishMarket, updateOf } from "./update.fixture.ts";
import { runUpdate } from "./update.ts";
import { workFiles } from "./update-market.ts";

/** Everything that is published, and nothing that is only being made ready. */
function publishedIn(folder: string) {
  const texts = ["listings.csv", "model.json", "ledger.json", "stock.csv", "stock-times.json"].map(
    (name) => readFileSync(join(folder, "published", name), "utf8"),
  );
  return [...texts, readFileSync(join(folder, "dist/site/index.html"), "utf8")];
}

const program = join(import.meta.dirname, "update.fixture.ts");

test("an update killed before any of its changes to files leaves everything as it was or new", async () => {
  const site = await openSite({ "/used": pageWith(carts(12)) });
  const url = `${site.origin}/used`;
  const original = newFolder();
  publishMarket(original);
  const before = publishedIn(original);
  const copy = () => {
    const folder = newFolder();
    cpSync(original, folder, { recursive: true });
    return folder;
  };
  const finished = copy();
  await runUpdate(updateOf(finished, url));
  const after = publishedIn(finished);
  expect(after.filter((text, at) => text !== before[at])).toHaveLength(5);

  const ends: string[] = [];
  for (let change = 1, signal: string | null = "SIGKILL"; signal === "SIGKILL"; change++) {
    const folder = copy();
    const child = spawn(process.execPath, [program, folder, url, String(change)]);
    [, signal] = await once(child, "close");
    const where = `killed before change ${change}`;
    const { journal } = workFiles(join(folder, "work"));
    const wasPublishing = existsSync(journal);
    if (wasPublishing) finishReplacing(journal);
    const isNew = publishedIn(folder)[0] === after[0];
    expect(publishedIn(folder), where).toEqual(isNew ? after : before);
    if (wasPublishing) expect(isNew, where).toBe(true);
    ends.push(wasPublishing ? "publishing" : isNew ? "after" : "before");
    await runUpdate(updateOf(folder, url));
    expect(publishedIn(folder), where).toEqual(after);
    expect(readdirSync(join(folder, "published")), where).toHaveLength(5);
    expect(readdirSync(join(folder, "dist")), where).toEqual(["site"]);
  }
  await site.close();
  // It was killed in each of its parts, and in the end not at all.
  expect(new Set(ends)).toEqual(new Set(["before", "publishing", "after"]));
}, 600_000);
