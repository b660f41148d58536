type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Why a file cannot be read, as a sentence. */
export interface Refusal {
  readonly refusal: string;
}

/** The text of a file, and how many bytes of the file were read so far. */
export interface TextPart {
  readonly text: string;
  readonly bytes: number;
  readonly isLast: boolean;
}

const partBytes = 128 * 1024;

/** How a file is written, by its first bytes, or why it is no text. */
export async function encodingOf(file: Blob): Promise<Encoding | Refusal> {
  const start = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const begins = (...bytes: number[]) => bytes.every((byte, at) => start[at] === byte);
  if (begins(0xff, 0xfe)) return "utf-16le";
  if (begins(0xfe, 0xff)) return "utf-16be";
  // Zip archives, which Excel's and Apple's files are, and the older files of Excel.
  if (begins(0x50, 0x4b, 3, 4) || begins(0xd0, 0xcf, 0x11, 0xe0)) return { refusal: workbook };
  return start.includes(0) || begins(0x25, 0x50, 0x44, 0x46) ? { refusal: noText } : "utf-8";
}

const workbook =
  "This is a workbook, which only a spreadsheet program can read. Open it there, save it as “CSV UTF-8”, and choose that file.";
const noText =
  "This file is not text. Choose a CSV file, or copy the cells in your spreadsheet and paste them below.";

/** The file has bytes that are no UTF-8, as Excel's plain “CSV” has for letters such as é. */
export class NotUtf8 extends Error {}

/** The text of a file part by part, without a byte order mark. */
export async function* textsOf(file: Blob, encoding: Encoding): AsyncGenerator<TextPart> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === "utf-8" });
  for (let at = 0; ; at += partBytes) {
    const part = await file.slice(at, at + partBytes).arrayBuffer();
    const isLast = at + partBytes >= file.size;
    yield { text: decoded(decoder, part, isLast), bytes: at + part.byteLength, isLast };
    if (isLast) return;
  }
}

function decoded(decoder: TextDecoder, part: ArrayBuffer, isLast: boolean): string {
  try {
    return decoder.decode(part, { stream: !isLast });
  } catch (error) {
    throw new NotUtf8("The file is not in UTF-8.", { cause: error });
  }
}
