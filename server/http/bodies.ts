/** Bytes of bodies that may wait to be read or parsed, from everyone and from one network. */
const limits = { everyone: 16 * 1024 * 1024, network: 4 * 1024 * 1024 };

/** The bodies of requests in progress. */
export interface Bodies {
  /** A body that begins to arrive. `cut` ends the reading of it, so that others have room. */
  begin: (network: string, cut: () => void) => Body;
}

interface Body {
  /** Counts bytes that have arrived; false if its network already has its share in progress. */
  take: (bytes: number) => boolean;
  /** Gives the room back. */
  end: () => void;
}

/**
 * Limits what bodies in progress can hold, so that clients who send slowly, or all at once, fill no
 * memory. If everyone's room is full, the oldest body is cut off: a form takes milliseconds to
 * arrive, so that one is a client that holds its room.
 */
export function limitBodies({ everyone, network: share } = limits): Bodies {
  const open = new Map<Body, { bytes: number; readonly cut: () => void }>();
  const byNetwork = new Map<string, number>();
  let held = 0;

  function makeRoom(): void {
    for (const [body, { cut }] of open) {
      if (held <= everyone || open.size === 1) return;
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
        end() {
          const bytes = open.get(body)?.bytes ?? 0;
          open.delete(body);
          held -= bytes;
          const left = (byNetwork.get(network) ?? 0) - bytes;
          if (left > 0) byNetwork.set(network, left);
          else byNetwork.delete(network);
        },
      };
      open.set(body, { bytes: 0, cut });
      return body;
    },
  };
}

/** What a client says that it sends; null if it says nothing. */
export function declaredBytes({ headers }: Request): number | null {
  const length = headers.get("Content-Length");
  return length === null ? null : Number(length);
}
