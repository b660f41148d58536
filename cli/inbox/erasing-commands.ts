import { command, type Desk, Failure, UsageError } from "./command.ts";
import { email, force, yes } from "./options.ts";
import { refuseRashPurge } from "./rash-purge.ts";
import { counted } from "./table.ts";
import { tracesSentence } from "./traces.ts";

export const erase = command({
  name: "erase",
  summary: "Erases everything from one address, and its mail.",
  notes: "Backups, exports and mail already sent keep what they hold.",
  options: { email, yes },
  async run(desk, options) {
    const found = await desk.store.count({ email: options.email });
    if (found > 0) {
      await confirm(desk, options.yes, `Erase ${counted(found)} of ${options.email}?`);
    }
    const { erased, tracesLeft } = await desk.store.erase(options.email, desk.now.toISOString());
    desk.tell(
      erased === 0
        ? `Nothing was stored from ${options.email}.`
        : `Erased ${counted(erased)} of ${options.email}.`,
    );
    if (tracesLeft) throw new Failure(tracesSentence);
  },
});

export const purge = command({
  name: "purge",
  summary: "Erases entries older than INBOX_RETENTION_DAYS.",
  notes: [
    "It refuses to erase more than half of all entries, if those are more than 10, and to erase",
    "anything while the newest entry is in the future: this machine's clock may be wrong.",
  ].join("\n"),
  options: { yes, force },
  async run(desk, options) {
    const { store, retentionDays, now, tell } = desk;
    if (retentionDays === 0) {
      throw new UsageError("INBOX_RETENTION_DAYS is 0 or not set, so every entry is kept.");
    }
    const before = new Date(Math.max(0, now.getTime() - retentionDays * 86_400_000)).toISOString();
    const old = await store.count({ receivedBefore: before });
    const age = `older than ${retentionDays} ${retentionDays === 1 ? "day" : "days"}`;
    if (old > 0 && !options.force) refuseRashPurge(old, await store.stats(), now);
    if (old > 0) await confirm(desk, options.yes, `Erase ${counted(old)} ${age}?`);
    const { erased, tracesLeft } = await store.purge(before);
    tell(erased === 0 ? `No entry is ${age}.` : `Erased ${counted(erased)} ${age}.`);
    if (tracesLeft && erased > 0) throw new Failure(tracesSentence);
    if (tracesLeft) tell(tracesSentence);
  },
});

async function confirm(desk: Desk, agreed: boolean, question: string): Promise<void> {
  if (agreed) return;
  const answer = await desk.ask(`${question} Type yes:`);
  if (answer === null) throw new UsageError("Nobody can be asked here: add --yes.");
  if (answer.toLowerCase() !== "yes") throw new Failure("Nothing was erased.");
}
