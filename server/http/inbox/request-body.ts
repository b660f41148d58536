import { createHash } from "node:crypto";
import { mediaType } from "../headers.ts";
import { type Bodies, readText } from "../bodies.ts";
import { type Refusal, busy, unreadable } from "./refusals.ts";

/** Far more than a form of ours holds. */
const maxFormBytes = 64 * 1024;
const maxFields = 50;
const plainForm = "application/x-www-form-urlencoded";

/** The fields of a body, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the fields of a JSON or plain form body of at most 64 KB. Never throws because of what a
 * client sent.
 */
export async function readBody(
  request: Request,
  network: string,
  bodies: Bodies,
): Promise<Fields | Refusal> {
  const type = mediaType(request.headers);
  if (type !== "application/json" && type !== plainForm) {
    return unreadable(415, "Send the form as JSON or as a plain form.");
  }
  const body = await readText(request, { bodies, network, maxBytes: maxFormBytes });
  if (body === "no room") return busy;
  if (body === "too large") return unreadable(413, "Send no more than 64 KB.");
  if (body === "cut off") return unreadable(400, "Only part of the form arrived. Send it again.");
  body.end();
  return type === "application/json" ? fromJson(body.text) : fromForm(body.text);
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

/** Tells whether the browser itself submitted the form, without a script. */
export function isPlainForm(headers: Headers): boolean {
  return mediaType(headers) === plainForm;
}
