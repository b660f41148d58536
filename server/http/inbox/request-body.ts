import { createHash } from "node:crypto";
import { Refusal, unreadable } from "./refusals.ts";

const maxBytes = 64 * 1024;
const maxFields = 50;
const plainForm = "application/x-www-form-urlencoded";

/** The fields of a body, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the fields of a JSON or plain form body of at most 64 KB. Never throws because of what a
 * client sent.
 */
export async function readBody(request: Request): Promise<Fields | Refusal> {
  const type = mediaType(request.headers);
  if (type !== "application/json" && type !== plainForm) {
    return unreadable(415, "Send the form as JSON or as a plain form.");
  }
  const text = await readText(request);
  if (text instanceof Refusal) return text;
  return type === "application/json" ? fromJson(text) : fromForm(text);
}

/** Stops reading at the limit, whatever length the client claims. */
async function readText(request: Request): Promise<string | Refusal> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let text = "";
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.length;
      if (bytes > maxBytes) return unreadable(413, "Shorten what you send to 64 KB.");
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return unreadable(400, "Only part of the form arrived. Send it again.");
  }
}

function fromJson(text: string): Fields | Refusal {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // The caller reports it.
  }
  return unreadable(400, "The form must be sent as a JSON object.");
}

function fromForm(text: string): Fields | Refusal {
  if (text.split("&", maxFields + 1).length > maxFields) {
    return unreadable(400, "This form has more fields than ours. Send it from our page.");
  }
  // Without a script, no page makes an id, so an identical form is recognized by its content.
  return { id: idOf(text), ...Object.fromEntries(new URLSearchParams(text)) };
}

/** A UUID derived from a hash of the text. */
function idOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  const groups = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`];
  return [...groups, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join("-");
}

/** Whether the browser itself submitted the form, without a script. */
export function isPlainForm(headers: Headers): boolean {
  return mediaType(headers) === plainForm;
}

function mediaType(headers: Headers): string {
  return (headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();
}
