import { resolve } from "node:path";
import { Command } from "commander";
import type { StoreUnavailable } from "../../server/store/store.ts";
import { CommandError } from "../command.ts";
import { counted } from "../../text/counted.ts";
import type { Context, InboxCommand } from "./context.ts";
import { tracesSentences } from "./traces.ts";

export const retryMail: InboxCommand = (withContext) =>
  new Command("retry-mail")
    .description("Makes waiting mail, and mail that was given up, due right away.")
    .addHelpText("after", "\nThe server then sends it, as long as it is running.")
    .action(() =>
      withContext(async ({ store, now, stderr }) => {
        const count = await store.retryMail(now.toISOString());
        stderr(`${counted(count, "email is", "emails are")} due now.`);
      }),
    );

export const backup: InboxCommand = (withContext) =>
  new Command("backup")
    .description("Copies the SQLite store to a new file.")
    .argument("<FILE>", "the file to create")
    .addHelpText(
      "after",
      "\nThe copy is consistent, and only its owner can read it. For PostgreSQL, use pg_dump.",
    )
    .action((file: string) => withContext((context) => copyStore(context, resolve(file))));

// npm changes the working folder, so messages name the full path.
async function copyStore({ store, stderr }: Context, path: string): Promise<void> {
  await store.backup(path).catch(({ cause }: StoreUnavailable) => {
    throw new CommandError("No copy was made.", { cause });
  });
  stderr(`The copy is in ${path}.`);
}

const afterRestoreNotes = `
Run this once after you restore a backup and before you start the server. It repeats the
erasures made since the backup, as recorded in DATA_DIR/erasures.log, and gives up the waiting
mail, which may have been sent already. Use retry-mail to send it after all.`;

export const afterRestore: InboxCommand = (withContext) =>
  new Command("after-restore")
    .description("Prepares a restored backup for the server.")
    .addHelpText("after", afterRestoreNotes)
    .action(() => withContext(finishRestore));

async function finishRestore({ store, stderr }: Context): Promise<void> {
  const { addressesErased, erased, mailGivenUp, tracesLeft } = await store.afterRestore();
  if (addressesErased === null) {
    stderr("There is no erasures.log in DATA_DIR, so no erasures could be repeated.");
    stderr("If you ever erased anyone's entries, put that file back and run this command again.");
  } else {
    stderr(`Erased again: ${counted(erased, "entry", "entries")}.`);
  }
  stderr(`Mail given up: ${mailGivenUp}. To send it anyway, use retry-mail.`);
  if (tracesLeft !== null && erased > 0) throw new CommandError(tracesSentences[tracesLeft]);
}
