import { resolve } from "node:path";
import { command, Failure } from "./command.ts";

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
  options: {},
  async run({ store, tell }, _options, file) {
    // npm changes the folder, so the whole path is said.
    const path = resolve(file);
    await store.backup(path).catch((cause: unknown) => {
      throw new Failure("No copy was made.", { cause });
    });
    tell(`The copy is in ${path}.`);
  },
});
