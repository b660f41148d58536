const largestBytes = 64 * 1024;

/** Why a body cannot be read, as a sentence for whoever sent it. */
export class UnreadableBody extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** The fields of a JSON or plain form body of at most 64 KB. Never throws for what a client sent. */
export async function readBody(
  request: Request,
): Promise<Record<string, unknown> | UnreadableBody> {
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (type !== "application/json" && type !== "application/x-www-form-urlencoded") {
    return new UnreadableBody(415, "Send the form as JSON or as a plain form.");
  }
  const text = await readText(request);
  if (text instanceof UnreadableBody) return text;
  return type === "application/json" ? fromJson(text) : fromForm(text);
}

/** Stops reading at the limit, whatever length the client claims. */
async function readText(request: Request): Promise<string | UnreadableBody> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let text = "";
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.length;
      if (bytes > largestBytes) return new UnreadableBody(413, "Shorten what you send to 64 KB.");
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return new UnreadableBody(400, "Send the form again: it did not arrive whole.");
  }
}

function fromJson(text: string): Record<string, unknown> | UnreadableBody {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below.
  }
  return new UnreadableBody(400, "Send the form again: it is no JSON object.");
}

/** A plain form has only text: what the schemas want as numbers or objects is read from it. */
function fromForm(text: string): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.fromEntries(new URLSearchParams(text));
  if (typeof fields["cart"] === "string") fields["cart"] = parsedOr(fields["cart"]);
  if (typeof fields["estimate"] === "string") fields["estimate"] = Number(fields["estimate"]);
  return fields;
}

function parsedOr(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
