import type { Bodies } from "./bodies.ts";

/** Why a body could not be read. */
export type Unread = "too large" | "cut off" | "no room";

interface BodyText {
  readonly text: string;
  /** To be called once the text is no longer needed. */
  readonly end: () => void;
}

interface ReadOptions {
  readonly bodies: Bodies;
  readonly network: string;
  readonly maxBytes: number;
}

/** A body's text. Stops reading at the limit, whatever length the client claims. */
export async function readText(
  request: Request,
  { bodies, network, maxBytes }: ReadOptions,
): Promise<BodyText | Unread> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isCut = false;
  const body = bodies.begin(network, () => {
    isCut = true;
    reader?.cancel().catch(() => {});
  });
  const giveUp = (why: Unread): Unread => {
    body.end();
    return isCut ? "no room" : why;
  };
  let [bytes, text] = [0, ""];
  try {
    for (;;) {
      const { value } = (await reader?.read()) ?? {};
      if (isCut) return giveUp("no room");
      if (value === undefined) break;
      bytes += value.length;
      if (bytes > maxBytes) return giveUp("too large");
      if (!body.take(value.length)) return giveUp("no room");
      text += decoder.decode(value, { stream: true });
    }
    text += decoder.decode();
    body.keep();
    return { text, end: body.end };
  } catch {
    return giveUp("cut off");
  }
}
