import { setImmediate } from "node:timers/promises";

/** Bytes of bodies that may wait to be read or parsed, from everyone and from one network. */
const limits = { everyone: 16 * 1024 * 1024, network: 4 * 1024 * 1024 };

/** The bodies of requests in progress. */
export interface Bodies {
  /** A body that begins to arrive. `cut` stops the reading of it, so that others have room. */
  begin: (network: string, cut: () => void) => Body;
}

interface Body {
  /** Counts bytes that have arrived; false if there is no room for them. */
  take: (bytes: number) => boolean;
  /** Keeps its room until it ends: it has arrived, and is in memory. */
  keep: () => void;
  /** Gives the room back. */
  end: () => void;
}

/**
 * Limits what bodies in progress can hold, so that clients who send slowly, or all at once, fill no
 * memory. If everyone's room is full, the oldest body that is still arriving is cut off: a form
 * takes milliseconds to arrive, so that client is holding room that others need.
 */
export function limitBodies({ everyone, network: share } = limits): Bodies {
  const open = new Map<Body, { bytes: number; isWhole: boolean; readonly cut: () => void }>();
  const byNetwork = new Map<string, number>();
  let held = 0;

  function makeRoom(): void {
    for (const [body, { isWhole, cut }] of open) {
      if (held <= everyone) return;
      if (isWhole) continue;
      body.end();
      cut();
    }
  }

  return {
    begin(network, cut) {
      const body: Body = {
        take(bytes) {
          const counted = open.get(body);
          const own = (byNetwork.get(network) ?? 0) + bytes;
          if (counted === undefined || own > share) return false;
          counted.bytes += bytes;
          held += bytes;
          byNetwork.set(network, own);
          makeRoom();
          return open.has(body);
        },
        keep() {
          const counted = open.get(body);
          if (counted !== undefined) counted.isWhole = true;
        },
        end() {
          const bytes = open.get(body)?.bytes ?? 0;
          open.delete(body);
          held -= bytes;
          const left = (byNetwork.get(network) ?? 0) - bytes;
          if (left > 0) byNetwork.set(network, left);
          else byNetwork.delete(network);
        },
      };
      open.set(body, { bytes: 0, isWhole: false, cut });
      return body;
    },
  };
}

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

/** About a third of a second's work. */
const maxWaiting = 100;

/**
 * Does one piece of work after another, each in a turn of the event loop of its own: other requests
 * are answered in between. Work that finds too much waiting is refused with null.
 */
export function oneAfterAnother<Result>() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work: () => Promise<Result>): Promise<Result | null> => {
    if (waiting >= maxWaiting) return null;
    waiting += 1;
    const next = last
      .then(() => setImmediate())
      .then(work)
      .finally(() => (waiting -= 1));
    last = next.catch(() => {});
    return next;
  };
}

const maxTurnMs = 250;

/**
 * Tells whether requests arrive faster than they can be answered, that is, whether the turn of the
 * event loop that brought them does not end. Call it once for each request. A turn ends when
 * nothing more is waiting to be read, so a server with many busy clients stays in a single turn,
 * during which no timer could fire to measure it.
 */
export function overload(now = () => performance.now()): () => boolean {
  let turnBeganAt: number | null = null;
  return () => {
    if (turnBeganAt === null) {
      turnBeganAt = now();
      globalThis.setImmediate(() => (turnBeganAt = null));
    }
    return now() - turnBeganAt > maxTurnMs;
  };
}
