import { type Writable, Readable } from "node:stream";
import { type Command, type Option, CommanderError } from "commander";
import { EnvironmentError } from "../config/environment.ts";
import { pipeline } from "node:stream/promises";
import { formatNumber } from "../domain/words/english.ts";
import { errorCode } from "../text/error-code.ts";

export interface Streams {
  readonly stdout: Writable;
  readonly stderr: Writable;
}

export class CommandError extends Error {}
/** A usage error that commander doesn't detect. */
export class UsageError extends CommandError {}

/** Says why a file can't be read or written. Rethrows anything that isn't a system error. */
export function fileProblem(
  name: string,
  error: unknown,
  action: "read" | "written" = "read",
): CommandError {
  const code = errorCode(error);
  if (code === "") throw error;
  return new CommandError(
    code === "ENOENT" && action === "read"
      ? `There is no file ${name}.`
      : `${name} cannot be ${action}: ${code}.`,
  );
}

const exitCodes = { done: 0, failed: 1, usageError: 2 };

export const exitCodesHelp = "Exit codes: 0 for success, 1 for failure, 2 for a usage error.";

export async function runAsProcess(command: Command): Promise<void> {
  // A reader such as `head` may stop early.
  process.stdout.on("error", (error) => {
    if (errorCode(error) === "EPIPE") return;
    process.stderr.write(`The output could not be written: ${error.message}\n`);
    process.exit(exitCodes.failed);
  });
  process.exitCode = await runCommand(command, process.argv.slice(2), process);
}

/** Resolves to the exit code. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  { stdout, stderr }: Streams,
): Promise<number> {
  configure(command, command.name(), { stdout, stderr });
  try {
    await command.parseAsync(args, { from: "user" });
    return exitCodes.done;
  } catch (error) {
    return explain(error, stderr);
  }
}

export function writeLine(output: Writable, text: string): void {
  output.write(`${text}\n`);
}

function configure(command: Command, path: string, streams: Streams): void {
  command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    })
    .showHelpAfterError(`For help: ${path} --help`);
  for (const option of command.options) refuseSlips(command, option);
  for (const subcommand of command.commands)
    configure(subcommand, `${path} ${subcommand.name()}`, streams);
}

/** Commander silently uses the last of two values, and accepts another option's name as a value. */
function refuseSlips(command: Command, option: Option): void {
  let isGiven = false;
  command.on(`option:${option.name()}`, (value: string | null) => {
    if (isGiven) command.error(`error: option '${option.flags}' was given twice`);
    if (value?.startsWith("-")) command.error(`error: option '${option.flags}' argument missing`);
    isGiven = true;
  });
}

function explain(error: unknown, stderr: Writable): number {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? exitCodes.done : exitCodes.usageError;
  }
  if (!(error instanceof CommandError || error instanceof EnvironmentError)) throw error;
  writeLine(stderr, errorText(error));
  return error instanceof UsageError ? exitCodes.usageError : exitCodes.failed;
}

/** An error's message and its causes, down to the database's own words. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors : [error.cause ?? []].flat();
  return [error.message, ...inner.map(errorText)].filter((line) => line !== "").join("\n");
}

/** Writes no faster than the output is read. A reader such as `head` may stop early. */
export async function writeParts(
  parts: AsyncIterable<string> | Iterable<string>,
  output: Writable,
): Promise<void> {
  try {
    await pipeline(Readable.from(chunkParts(parts)), output, { end: false });
  } catch (error) {
    if (errorCode(error) !== "EPIPE") throw error;
  }
}

const chunkLength = 64 * 1024;

/** A system call for each small part would take most of the time. */
async function* chunkParts(
  parts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let chunk = "";
  for await (const part of parts) {
    chunk += part;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

export type ReportProgress = (text: string) => void;

/**
 * Shows one line on a terminal's standard error until the work ends. Nothing is shown if standard
 * error is a file or pipe.
 */
export async function withProgress<Result>(
  start: string,
  work: (report: ReportProgress) => Result | Promise<Result>,
): Promise<Result> {
  const { isTTY, columns } = process.stderr;
  // Some terminals say that they are 0 columns wide, and drawing the line would never end.
  if (!isTTY || columns === 0) return work(() => {});
  const { default: ora } = await import("ora");
  // The work may read its data from standard input.
  const line = ora({ text: start, discardStdin: false }).start();
  try {
    return await work((text) => (line.text = `${start} ${text}`));
  } finally {
    line.stop();
  }
}

export async function* countParts<Part>(
  parts: AsyncIterable<Part> | Iterable<Part>,
  report: ReportProgress,
): AsyncGenerator<Part> {
  let count = 0;
  for await (const part of parts) {
    yield part;
    if (++count % 1000 === 0) report(formatNumber(count));
  }
}
