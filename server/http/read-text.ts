/** Why a body could not be read. */
export type Unread = "too large" | "cut off";

/** A body's text. Stops reading at the limit, whatever length the client claims. */
export async function readText(
  request: Request,
  maxBytes: number,
): Promise<{ readonly text: string } | Unread> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let text = "";
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.length;
      if (bytes > maxBytes) return "too large";
      text += decoder.decode(chunk, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch {
    return "cut off";
  }
}
