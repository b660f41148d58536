import { ask } from "./ask.ts";
import { isClosedPipe } from "./output.ts";
import { run } from "./run.ts";

// Whoever reads the output may stop early, as `head` does.
process.stdout.on("error", (error) => {
  if (isClosedPipe(error)) return;
  process.stderr.write(`The output could not be written: ${error.message}\n`);
  process.exit(1);
});

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  now: new Date(),
  ask: async (question) =>
    process.stdin.isTTY ? ask(question, process.stdin, process.stderr) : null,
});
