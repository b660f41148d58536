import { resolve } from "node:path";
import { checkCopy } from "../../server/store/check-copy.ts";
import { command, Failure } from "./command.ts";
import { verify } from "./options.ts";
import { counted } from "./table.ts";
import { tracesSentence } from "./traces.ts";

export const retryMail = command({
  name: "retry-mail",
  summary: "Makes mail waiting or given up due at once.",
  notes: "The running server sends it.",
  options: {},
  async run({ store, now, tell }) {
    const count = await store.retryMail(now.toISOString());
    tell(count === 1 ? "1 mail is due now." : `${count} mails are due now.`);
  },
});

export const backup = command({
  name: "backup",
  operand: "FILE",
  summary: "Copies the SQLite store to a new file.",
  notes: "The copy is consistent, and only its owner can read it. For PostgreSQL, use pg_dump.",
  options: { verify },
  async run({ store, tell }, options, file) {
    // npm changes the folder, so the whole path is said.
    const path = resolve(file);
    const counts = [await store.count()];
    await store.backup(path).catch((cause: unknown) => {
      throw new Failure("No copy was made.", { cause });
    });
    if (!options.verify) return tell(`The copy is in ${path}.`);
    counts.push(await store.count());
    await refuseBadCopy(path, counts);
    tell(`The copy is in ${path}. It was read again: it is whole and has every entry.`);
  },
});

export const afterRestore = command({
  name: "after-restore",
  summary: "Makes a restored backup fit for the server.",
  notes: [
    "Run it once after a backup was restored, before the server is started. It erases again what",
    "was erased after the backup was made, by the record in DATA_DIR/erasures.log, and gives up the",
    "mail that waits, which may have been sent already; retry-mail sends it after all.",
  ].join("\n"),
  options: {},
  async run({ store, tell }) {
    const { addressesErased, erased, mailGivenUp, tracesLeft } = await store.afterRestore();
    if (addressesErased === null) {
      tell("There is no erasures.log in DATA_DIR, so nothing could be erased again.");
      tell("If anyone was erased before, put that file back and run this again.");
    } else {
      tell(`Erased again: ${counted(erased)}.`);
    }
    tell(`Mail given up: ${mailGivenUp}. retry-mail sends it after all.`);
    if (tracesLeft && erased > 0) throw new Failure(tracesSentence);
  },
});

async function refuseBadCopy(path: string, counts: readonly number[]): Promise<void> {
  const problems = await checkCopy(path, {
    minEntries: Math.min(...counts),
    maxEntries: Math.max(...counts),
  });
  if (problems.length === 0) return;
  const advice = "Do not rely on it; check the disk, and the store itself.";
  throw new Failure([`The copy in ${path} is bad. ${advice}`, ...problems].join("\n"));
}
