// Tested in open-sheet.test.ts.
export type Unreadable = "workbook" | "not text";

type Encoding = "utf-8" | "utf-16le" | "utf-16be";

export type Decode = (part: Uint8Array, isLast: boolean) => string;

/** open-sheet.test.ts opens a sheet in each encoding. */
export function createDecoder(start: Uint8Array): Decode | Unreadable {
  const encoding = detectEncoding(start);
  if (encoding === "workbook" || encoding === "not text") return encoding;
  if (encoding === "utf-8") return createUtf8OrWindowsDecoder();
  const decoder = new TextDecoder(encoding);
  return (part, isLast) => decoder.decode(part, { stream: !isLast });
}

function detectEncoding(start: Uint8Array): Encoding | Unreadable {
  const hasFirstBytes = (...bytes: number[]) => bytes.every((byte, at) => start[at] === byte);
  if (hasFirstBytes(0xff, 0xfe)) return "utf-16le";
  if (hasFirstBytes(0xfe, 0xff)) return "utf-16be";
  // Zip archives, such as Excel's and Apple's files, and Excel's older files.
  if (hasFirstBytes(0x50, 0x4b, 3, 4) || hasFirstBytes(0xd0, 0xcf, 0x11, 0xe0)) return "workbook";
  // PDF and RTF.
  if (hasFirstBytes(0x25, 0x50, 0x44, 0x46) || hasFirstBytes(0x7b, 0x5c, 0x72, 0x74, 0x66))
    return "not text";
  return start.includes(0) ? detectUnmarkedUtf16(start) : "utf-8";
}

const sampledBytes = 2000;
/** A shorter file proves nothing. */
const minPairs = 8;

/** UTF-16 without a mark has a zero beside each Latin letter. */
function detectUnmarkedUtf16(start: Uint8Array): Encoding | Unreadable {
  const zeros: [number, number] = [0, 0];
  const pairs = Math.floor(Math.min(start.length, sampledBytes) / 2);
  for (let at = 0; at < pairs * 2; at++) if (start[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [atEven, atOdd] = zeros;
  if (pairs < minPairs) return "not text";
  if (atOdd > pairs * 0.7 && atEven === 0) return "utf-16le";
  return atEven > pairs * 0.7 && atOdd === 0 ? "utf-16be" : "not text";
}

/**
 * Excel's plain “CSV” is in Windows-1252 in English and Spanish versions of Excel. The first letter
 * beyond ASCII tells it apart from UTF-8, because in Windows-1252 that letter is hardly ever a
 * valid UTF-8 sequence.
 */
function createUtf8OrWindowsDecoder(): Decode {
  let decoder: TextDecoder | null = null;
  let undecided: Uint8Array = new Uint8Array();
  return (part, isLast) => {
    const bytes = joinBytes(undecided, part);
    undecided = new Uint8Array();
    const firstNonAscii = decoder === null ? bytes.findIndex((byte) => byte > 127) : 0;
    if (firstNonAscii === -1) return ascii.decode(bytes);
    if (decoder === null && !isLast && bytes.length - firstNonAscii < maxLetterBytes) {
      undecided = bytes.slice(firstNonAscii);
      return ascii.decode(bytes.subarray(0, firstNonAscii));
    }
    decoder ??= new TextDecoder(isUtf8(bytes, firstNonAscii) ? "utf-8" : "windows-1252");
    return decoder.decode(bytes, { stream: !isLast });
  };
}

const ascii = new TextDecoder();

const maxLetterBytes = 4;

function isUtf8(bytes: Uint8Array, at: number): boolean {
  const first = bytes[at]!;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(at, at + length));
    return true;
  } catch {
    return false;
  }
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
