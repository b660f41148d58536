import { erase, purge } from "./erasing-commands.ts";
import { list } from "./list-command.ts";
import { access, exportAll, show, stats } from "./reading-commands.ts";
import { afterRestore, backup, retryMail } from "./upkeep-commands.ts";

/** In the order of help. */
export const commands = [
  list,
  show,
  exportAll,
  stats,
  access,
  erase,
  purge,
  retryMail,
  backup,
  afterRestore,
] as const;
