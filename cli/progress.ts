/** Says how far the work is, such as "12,000 lines". */
export type Tell = (text: string) => void;

/**
 * Shows how far a long work is: one line on a terminal's standard error, which goes when the work
 * ends. Where standard error is a file or a pipe, nothing is shown.
 */
export async function withProgress<Result>(
  start: string,
  work: (tell: Tell) => Result | Promise<Result>,
): Promise<Result> {
  const { isTTY, columns } = process.stderr;
  // Some terminals say that they are 0 columns wide, and the line would never end.
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

/** Passes the parts on, and tells their number after every thousand. */
export async function* counting<Part>(
  parts: AsyncIterable<Part> | Iterable<Part>,
  tell: Tell,
): AsyncGenerator<Part> {
  let count = 0;
  for await (const part of parts) {
    yield part;
    if (++count % 1000 === 0) tell(count.toLocaleString("en-US"));
  }
}
