import { type ParseArgsConfig, parseArgs } from "node:util";
import { EnvironmentError } from "../../config/environment.ts";

/** The command was called wrongly. */
export class UsageError extends Error {}
/** The command cannot do what it was asked. */
export class Failure extends Error {}

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values = Readonly<Record<string, string | boolean | undefined>>;

interface Command {
  /** Its first line says how it is called. */
  readonly help: string;
  readonly options: Options;
  /** The one argument without a name. */
  readonly operand: string;
  run(operand: string, values: Values): Promise<void> | void;
}

/** Does what this process was called for. Its exit code is 0 done, 1 failed, 2 called wrongly. */
export async function runCommand(command: Command): Promise<void> {
  try {
    const { operand, values } = read(command, process.argv.slice(2));
    if (values["help"] === true) console.log(command.help);
    else await command.run(operand, values);
  } catch (error) {
    process.exitCode = explain(error, command);
  }
}

function read({ options, operand }: Command, args: string[]): { operand: string; values: Values } {
  const { values, positionals } = strictly(() =>
    parseArgs({
      args,
      options: { ...options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    }),
  );
  const [first, ...surplus] = positionals;
  if (values["help"] === true) return { operand: "", values: { help: true } };
  if (first === undefined) throw new UsageError(`${operand} is missing.`);
  if (surplus.length > 0) throw new UsageError(`"${surplus.join(" ")}" is not expected.`);
  return { operand: first, values };
}

function strictly<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [sentence = ""] = error.message.split(/\.\s/);
    throw new UsageError(`${sentence.replace(/\.$/, "")}.`, { cause: error });
  }
}

function explain(error: unknown, { help }: Command): number {
  const expected = [UsageError, Failure, EnvironmentError].some((kind) => error instanceof kind);
  if (!expected || !(error instanceof Error)) throw error;
  console.error(error.message);
  if (!(error instanceof UsageError)) return 1;
  console.error(help.split("\n", 1)[0]);
  return 2;
}
