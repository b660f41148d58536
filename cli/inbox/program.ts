import { Command } from "commander";
import { exitCodesHelp } from "../command.ts";
import { type InboxProcess, contextOf } from "./context.ts";
import { erase, purge, afterRestore, backup, retryMail } from "./erasing-commands.ts";
import { list } from "./list-command.ts";
import { exportAll } from "./export-command.ts";
import { access, show, stats } from "./reading-commands.ts";
import { sales } from "./sales-commands.ts";

/** In the order of the help text. */
const commands = [
  list,
  show,
  exportAll,
  sales,
  stats,
  access,
  erase,
  purge,
  retryMail,
  backup,
  afterRestore,
];

/** The operator's command. */
export function createInbox(process: InboxProcess): Command {
  const program = new Command("npm run inbox --")
    .description("Reads, exports, and erases what visitors have sent.")
    .helpCommand(false)
    .addHelpText("after", notes);
  for (const create of commands) program.addCommand(create(contextOf(process)));
  return program;
}

const notes = `
Run npm run inbox -- COMMAND --help for details.
Data goes to stdout and messages to stderr. To save data without npm's own output:
  npm run --silent inbox -- export --format csv > inbox.csv
The commands use the database that DATABASE_URL or DATA_DIR names. The server may be running.
${exitCodesHelp}`;
