import { expect, test, afterEach, beforeEach, describe, onTestFinished, vi } from "vitest";
import { runProcess } from "../process.fixture.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type TestSite,
  openSite,
  pageWith,
  versionedPage,
} from "../../listings/crawl/site.fixture.ts";
import { readLedger } from "../../listings/fit/accuracy-ledger.ts";
import { judgeFit, modelText } from "../../listings/fit/fit-with-interval.ts";
import { readListings } from "../../listings/import/read-listings.ts";
import { createSmtpSender } from "../../server/mail/smtp-sender.ts";
import { startMailServer } from "../../server/mail/mail-server.fixture.ts";
import { CommandError } from "../command.ts";
import { type UpdateRun, runUpdate } from "./update.ts";
import {
  sampleVehicles,
  writeSampleMarket,
  rebuildSample,
  sampleUpdate,
} from "./update.fixture.ts";
import { publishedFiles, rebuildSite, removeBuilds } from "./update-market.ts";
import { newFolder } from "../../config/folder.fixture.ts";

test.each([
  [[], "error: missing required argument 'SOURCES.json'"],
  [["a.json", "--force"], "error: unknown option '--force'"],
  [
    ["a.json", "--accept", " "],
    "error: option '--accept <REASON>' argument ' ' is invalid. Give a reason.",
  ],
])("the update arguments %j are a usage error", async (args, sentence) => {
  const { code, out, err } = await runProcess("market/market.ts", ["update", ...args]);
  expect([code, out]).toEqual([2, ""]);
  expect(err.split("\n").slice(0, 2)).toEqual([
    sentence,
    "For help: npm run market -- update --help",
  ]);
});

test.each([
  [{}, "There is no file /none.json.\n"],
  [
    { SMTP_URL: "smtp://mail.example" },
    "INBOX_TO must be the address that gets the mail when SMTP_URL is set.\n",
  ],
])("an update with the settings %j fails before it does anything", async (variables, err) => {
  expect(await runProcess("market/market.ts", ["update", "/none.json"], variables)).toEqual({
    code: 1,
    out: "",
    err,
  });
});

let folder = "";
let site: TestSite;
let printed = "";

beforeEach(async () => {
  folder = newFolder();
  writeSampleMarket(folder);
  site = await openSite({ "/used": pageWith(sampleVehicles(12)) });
});
afterEach(async () => {
  await site.close();
});

async function update(changes: Partial<UpdateRun> = {}): Promise<void> {
  printed = "";
  const print = (text: string) => void (printed += text);
  await runUpdate({ ...sampleUpdate(folder, `${site.origin}/used`), print, ...changes });
}

const textOf = (name: string) => readFileSync(join(folder, name), "utf8");
/** Everything that visitors see or that pages are built from. */
const published = () => ({
  listings: textOf("published/listings.csv"),
  model: textOf("published/model.json"),
  ledger: readLedger(textOf("published/ledger.json")),
  stock: textOf("published/stock.csv"),
  times: textOf("published/stock-times.json"),
  page: textOf("dist/site/index.html"),
  files: [readdirSync(join(folder, "published")), readdirSync(join(folder, "dist"))],
});

function expectPublished(rows = 36): void {
  const { listings, model, ledger, page, files } = published();
  const read = readListings(listings);
  expect([read.listings.length, read.problems]).toEqual([rows, []]);
  expect(model).toBe(modelText(judgeFit(read.listings).model));
  expect(ledger.map(({ measuredOn }) => measuredOn)).toEqual(["2026-05-13", "2026-06-13"]);
  expect(ledger.at(-1)).toMatchObject(judgeFit(read.listings).accuracy);
  const names = ["ledger.json", "listings.csv", "model.json", "stock-times.json", "stock.csv"];
  expect([page, files]).toEqual(["after", [names, ["site"]]]);
}

test("listings that pass every check are published with their model and the site", async () => {
  await update();
  expectPublished();
  expect(printed).toMatch(/^Market update: published, 12 new listings\.\n/);
  expect(printed).toMatch(/^Dealer: 12 found, 12 taken, 0 skipped\.$/m);
  expect(printed).toMatch(/^12 added, 0 updated, 0 duplicates skipped, 36 listings in all\.$/m);
  expect(printed.match(/^passed {2}/gm)).toHaveLength(6);
});

test("an update that finds nothing new succeeds without building", async () => {
  await update();
  const rebuild = () => expect.fail("it builds");
  await update({ rebuild });
  expect(printed).toMatch(/^Market update: nothing new\.\n/);
  expect(printed).toMatch(/^0 added, 0 updated, 12 duplicates skipped, 36 listings in all\.$/m);
  expectPublished();
});

describe("an update that publishes nothing", () => {
  let before: ReturnType<typeof published>;
  beforeEach(() => (before = published()));
  afterEach(() => expect(published()).toEqual(before));

  test("a failed check publishes nothing, and the report says which check and what to do", async () => {
    site.pages = { "/used": pageWith(sampleVehicles(12, 1.9)) };
    await expect(update()).rejects.toThrow(
      new CommandError("A check failed, so nothing was published."),
    );
    expect(printed).toMatch(/^Market update: not published, \d of 6 checks failed\.\n/);
    expect(printed).toMatch(
      /^FAILED {2}Used carts whose predicted price moved by more than 15%: 100% of 12 \(limit: at most 10%\)$/m,
    );
    expect(printed).toMatch(
      /^FAILED {2}New listings outside the published range: 100% of 12 \(limit: at most 50%, of 10 or more\)$/m,
    );
    expect(printed).toContain(`the listings found: ${join(folder, "work/found.csv")}`);
    expect(
      readListings(textOf("work/found.csv").replaceAll(",,http", ",g,http")).listings,
    ).toHaveLength(12);
  });

  test("a failed build publishes nothing", async () => {
    const rebuild = () => Promise.reject(new CommandError("The site could not be built."));
    await expect(update({ rebuild })).rejects.toThrow("The site could not be built.");
    expect(printed).toMatch(/^Market update: failed, nothing was published\.\nThe site could not/);
  });

  test("sources that can't be read publish nothing", async () => {
    site.pages = {};
    await expect(update()).rejects.toThrow("No source could be read.");
    expect(printed).toMatch(/^Dealer: failed: answered 404\.$/m);
  });

  test("a bug publishes nothing and is reported before it is thrown", async () => {
    const rebuild = () => Promise.reject(new TypeError("a bug"));
    await expect(update({ rebuild })).rejects.toThrow(TypeError);
    expect(printed).toMatch(/^Market update: failed, nothing was published\.\na bug\n/);
  });

  test("a folder that can't be written stops the update before any source is requested", async () => {
    const dist = join(folder, "published/listings.csv/dist");
    await expect(update({ dist })).rejects.toThrow(
      "The update didn't start, because it couldn't write here.",
    );
    expect(site.requests).toEqual([]);
  });
});

describe("an update that makes a group of carts worse at dealers it hasn't seen", () => {
  beforeEach(() =>
    writeFileSync(
      join(folder, "published/ledger.json"),
      textOf("published/ledger.json").replaceAll(
        /("oneVotePct": )([\d.]+)/g,
        (_, name: string, pct: string) => `${name}${Number(pct) - 30}`,
      ),
    ),
  );

  test("an update that makes a group worse is refused, and the report names the group, both errors, and what to do", async () => {
    await expect(update()).rejects.toThrow("A check failed, so nothing was published.");
    expect(printed).toMatch(/^Market update: not published, 1 of 6 checks failed\.\n/);
    expect(printed).toMatch(
      /^FAILED {2}Median error at dealers that a fit hasn't seen: .*for EZ-GO \(\d+ carts\) it is [\d.]+%, and was [-\d.]+%.*run the update again with --accept and a reason\)$/m,
    );
    expect(published().ledger).toHaveLength(1);
  });

  test("an update that makes a group worse is published if a reason is given, and the ledger keeps both", async () => {
    await update({ acceptedBecause: "A second dealer asks more." });
    expect(printed).toMatch(/^Market update: published/);
    expect(printed).toMatch(/\(limit: accepted: A second dealer asks more\.\)$/m);
    expect(published().ledger.at(-1)?.accepted).toEqual({
      reason: "A second dealer asks more.",
      groups: expect.arrayContaining(["EZ-GO", "all carts"]),
    });
  });
});

test("the ledger doesn't record a reason that wasn't needed", async () => {
  await update({ acceptedBecause: "To be sure." });
  expect(published().ledger.at(-1)).not.toHaveProperty("accepted");
});

test("listings found by a refused update are read again by the next one", async () => {
  site.pages = { "/used": versionedPage(sampleVehicles(12)) };
  const rebuild = () => Promise.reject(new CommandError("The site could not be built."));
  await expect(update({ rebuild })).rejects.toThrow(CommandError);
  await update();
  expectPublished();
  await update();
  expect(printed).toMatch(/^Dealer: unchanged since it was last read\.$/m);
});

test("listings imported during the build are kept, and nothing is published", async () => {
  const meanwhile = "imported meanwhile";
  await expect(
    update({
      rebuild: async (...args) => {
        writeFileSync(join(folder, "published/listings.csv"), meanwhile);
        return rebuildSample(...args);
      },
    }),
  ).rejects.toThrow("The listings or the model changed during the update. Run it again.");
  expect(published()).toMatchObject({ listings: meanwhile, page: "before" });
});

describe("a stopped update", () => {
  async function startBuild() {
    const program = join(import.meta.dirname, "update.fixture.ts");
    const child = spawn(process.execPath, [program, folder, `${site.origin}/used`, "building"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child.stdout, "data");
    return async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await once(child, "close");
    };
  }

  test.each(["SIGTERM", "SIGKILL"] as const)(
    "an update stopped by %s during its build changes nothing, and the next one works",
    async (signal) => {
      const before = published();
      const stop = await startBuild();
      await expect(update()).rejects.toThrow("Another update is running, so this one did nothing.");
      await stop(signal);
      const { files: _, ...texts } = published();
      expect(before).toMatchObject(texts);
      await update();
      expectPublished();
    },
  );

  test("an update stopped while publishing is finished by the next one, which says so", async () => {
    const missing = join(folder, "missing");
    const rebuild: UpdateRun["rebuild"] = async (...args) => {
      const [built] = await rebuildSample(...args);
      const extra = `${built!.from}.txt`;
      writeFileSync(extra, "");
      return [built!, { from: extra, to: join(missing, "extra.txt") }];
    };
    await expect(update({ rebuild })).rejects.toThrow(/ENOENT/);
    expect(printed).toMatch(/^Market update: failed while it was publishing\.\nENOENT/);
    expect(textOf("dist/site/index.html")).toBe("after");
    await expect(update({ rebuild })).rejects.toThrow(/ENOENT/);

    mkdirSync(missing);
    await update();
    expect(printed).toMatch(/^Market update: nothing new\.\nAn earlier update stopped while/);
    expectPublished();
  });
});

describe("an update with a mail server", () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let received: string[];
  let refusal: Error | null;

  beforeEach(async () => {
    received = [];
    refusal = null;
    server = await startMailServer(async (mail) => {
      received.push(mail);
      return refusal;
    });
  });
  afterEach(() => server.close());

  const mailReport: UpdateRun["mailReport"] = (mail) => {
    const [from, to] = ["market@example.com", "owner@example.com"];
    return createSmtpSender(server.url)({ ...mail, messageId: "<a@b>", from, to });
  };

  test("the report is mailed, whatever the outcome", async () => {
    await update({ mailReport });
    expect(received[0]).toMatch(/^Subject: Market update: published, 12 new listings\r$/m);
    expect(received[0]).toMatch(/^To: owner@example\.com\r$/m);
    expect(received[0]).toContain("Dealer: 12 found, 12 taken, 0 skipped.");
    site.pages = {};
    await expect(update({ mailReport })).rejects.toThrow("No source could be read.");
    expect(received[1]).toMatch(/^Subject: Market update: failed, nothing was published\r$/m);
  });

  test("a report that can't be mailed is a failure, and is still printed", async () => {
    refusal = Object.assign(new Error("no"), { responseCode: 550 });
    await expect(update({ mailReport })).rejects.toThrow("The report could not be mailed.");
    expect(printed).toMatch(/^Market update: published, 12 new listings\.\n/);
    expectPublished();
  });
});

let dist = "";
beforeEach(() => (dist = newFolder()));
afterEach(() => {
  vi.unstubAllEnvs();
});

test("a failed build says why and leaves only its own folder", async () => {
  vi.stubEnv("INBOX", "maybe");
  await expect(rebuildSite(publishedFiles, dist)).rejects.toThrow(
    /^The site could not be built\.\n[^]*INBOX must be on or off/,
  );
  expect(readdirSync(dist)).toEqual([expect.stringMatching(/^update-/)]);
  removeBuilds(dist);
  expect(readdirSync(dist)).toEqual([]);
});
