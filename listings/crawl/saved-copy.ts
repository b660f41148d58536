import { readFile, stat } from "node:fs/promises";
import { errorCode } from "../../text/error-code.ts";
import type { Fetched } from "./crawler-fetch.ts";
import { UnreadableDocument } from "./item.ts";

/** The most we read of an answer. */
const maxBytes = 10_000_000;

/** Reads a file as if the address had answered with it. Throws `UnreadableDocument`. */
export async function readCopy(file: string, address: string): Promise<Fetched> {
  try {
    const { size } = await stat(file);
    if (size > maxBytes) throw new UnreadableDocument(`${file} is longer than 10 MB`);
    const url = new URL(address);
    const answer = { status: 200, headers: {}, body: await readFile(file) };
    return { url, answer, version: { address: url.href } };
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw cause;
    throw new UnreadableDocument(`${file} cannot be read (${errorCode(cause)})`, { cause });
  }
}
