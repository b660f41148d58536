import type { Command } from "./command.ts";
import { sheet } from "./table.ts";

const program = "npm run inbox --";

/** What the whole program can do. */
export function overview(commands: readonly Command[]): string {
  return [
    `Usage: ${program} COMMAND`,
    "",
    sheet(commands.map((command) => [`  ${usage(command)}`, [command.summary]])),
    "",
    `${program} COMMAND --help tells more.`,
    "Data goes to stdout and messages to stderr. To save data, keep npm's own lines out of it:",
    "  npm run --silent inbox -- export --format csv > inbox.csv",
    "The store is the one that DATABASE_URL and DATA_DIR name. The server may be running.",
    "Exit codes: 0 done, 1 failed, 2 called wrongly.",
  ].join("\n");
}

/** What one command does. */
export function commandHelp(command: Command): string {
  const options = Object.entries(command.options);
  return [
    `Usage: ${program} ${usage(command)}`,
    "",
    command.summary,
    ...(command.notes === undefined ? [] : [command.notes]),
    ...(options.length === 0 ? [] : [""]),
    ...options.map(([name, option]) => `  ${spelling(name, option)}: ${option.means}`),
  ].join("\n");
}

export const hint = (command?: Command) =>
  `For help: ${program} ${command === undefined ? "" : `${command.name} `}--help`;

function usage({ name, operand, options }: Command): string {
  const parts = Object.entries(options).map(([key, option]) =>
    option.required ? spelling(key, option) : `[${spelling(key, option)}]`,
  );
  return [name, ...(operand === undefined ? [] : [operand]), ...parts].join(" ");
}

const spelling = (name: string, { placeholder }: { placeholder: string }) =>
  `--${name} ${placeholder}`.trimEnd();
