import type { TracesLeft } from "../../server/store/store.ts";

/** What to do about traces of erased entries. Running the command again removes them. */
export const tracesSentences: Readonly<Record<TracesLeft, string>> = {
  "being read":
    "Another program is reading the database, so its log may still hold traces of what was " +
    "erased. Run this command again when that program has finished.",
  "no room":
    "The database could not be rewritten, so its file may still hold traces of what was erased. " +
    "For a moment, it needs as much room for temporary files as the database is large. Make " +
    "room, or name a larger folder with SQLITE_TMPDIR, and run this command again.",
};
