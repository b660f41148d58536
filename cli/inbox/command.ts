import { parseArgs } from "node:util";
import type { Store } from "../../server/store/store.ts";

/** What a command works with. */
export interface Desk {
  readonly store: Store;
  /** Where the store is, in words that hold no password. */
  readonly place: string;
  /** 0: entries are kept. */
  readonly retentionDays: number;
  readonly now: Date;
  /** Data, on stdout. */
  readonly print: (text: string) => void;
  /** Data of any length, on stdout, no faster than it is read. */
  readonly write: (parts: AsyncIterable<string> | Iterable<string>) => Promise<void>;
  /** A message to the operator, on stderr. */
  readonly tell: (sentence: string) => void;
  /** The answer of a person, or null where nobody can be asked. */
  readonly ask: (question: string) => Promise<string | null>;
}

export interface Option<T> {
  /** What stands for the value in help; empty for a switch. */
  readonly placeholder: string;
  readonly required: boolean;
  readonly means: string;
  /** Throws a `UsageError` with a sentence. */
  read(given: string | boolean | undefined): T;
}

type Options = Record<string, Option<unknown>>;
type Values<O extends Options> = { [Name in keyof O]: ReturnType<O[Name]["read"]> };

interface Description {
  readonly name: string;
  /** The one argument without a name, such as ID. */
  readonly operand?: string;
  readonly summary: string;
  readonly notes?: string;
}

export interface Command extends Description {
  readonly options: Options;
  /** Checks what follows the command's name; nothing is opened or changed before that. */
  prepare(args: string[]): (desk: Desk) => Promise<void>;
}

/** The command was called wrongly. */
export class UsageError extends Error {}
/** The command cannot do what it was asked. */
export class Failure extends Error {}

export function command<const O extends Options>(
  description: Description & {
    readonly options: O;
    readonly run: (desk: Desk, values: Values<O>, operand: string) => Promise<void>;
  },
): Command {
  const { run, ...record } = description;
  return {
    ...record,
    prepare(args) {
      const { given, operand } = parse(args, record);
      const entries = Object.entries(record.options).map(([name, option]) => [
        name,
        option.read(given[name]),
      ]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name was read just now
      const values = Object.fromEntries(entries) as Values<O>;
      return (desk) => run(desk, values, operand);
    },
  };
}

function parse(args: string[], { options, operand }: Description & { options: Options }) {
  const { values, positionals, tokens } = strictly(() =>
    parseArgs({
      args,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { placeholder }]) => [
          name,
          { type: placeholder === "" ? ("boolean" as const) : ("string" as const) },
        ]),
      ),
      allowPositionals: true,
      tokens: true,
    }),
  );
  const names = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new UsageError(`--${twice} is given twice.`);
  const [first = "", ...others] = positionals;
  const surplus = operand === undefined ? positionals : others;
  if (surplus.length > 0) throw new UsageError(`"${surplus.join(" ")}" is not expected.`);
  if (operand !== undefined && first === "") throw new UsageError(`${operand} is missing.`);
  return { given: values as Record<string, string | boolean | undefined>, operand: first };
}

function strictly<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [sentence = ""] = error.message.split(/\.\s/);
    throw new UsageError(`${sentence.replace(/\.$/, "")}.`, { cause: error });
  }
}
