import { latestPlausible } from "../../server/store/mail-times.ts";
import type { Stats } from "../../server/store/store.ts";
import { CommandError } from "../command.ts";
import { counted } from "../../text/counted.ts";

const maxShare = 1 / 2;
const minEntries = 10;

/**
 * A clock that is years ahead makes every entry look old, which shows in how much a purge would
 * erase. A clock that is behind shows in the newest entry.
 */
export function refuseRashPurge(
  old: number,
  { messages, leads, sales, newest }: Stats,
  now: Date,
): void {
  const all = messages + leads + sales;
  if (newest !== null && newest > latestPlausible(now.toISOString())) {
    throw new CommandError(
      `Nothing was erased. The newest entry is dated ${newest}, but this machine's clock says ` +
        `${now.toISOString()}. Fix the clock, or if it is right, add --force.`,
    );
  }
  if (old > minEntries && old > all * maxShare) {
    throw new CommandError(
      `Nothing was erased, because this would erase ${old} of ${counted(all, "entry", "entries")}. This machine's ` +
        `clock says ${now.toISOString()}. If that is right and you want to erase them, add --force.`,
    );
  }
}
