import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Writes no faster than the output is read. A reader such as `head` may stop early. */
export async function writeParts(
  parts: AsyncIterable<string> | Iterable<string>,
  output: Writable,
): Promise<void> {
  try {
    await pipeline(Readable.from(inChunks(parts)), output, { end: false });
  } catch (error) {
    if (!isClosedPipe(error)) throw error;
  }
}

export function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPIPE";
}

const chunkLength = 64 * 1024;

/** A system call for each small part would take most of the time. */
async function* inChunks(parts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let chunk = "";
  for await (const part of parts) {
    chunk += part;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}
