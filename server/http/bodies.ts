/** Bytes that may be waiting to be read or parsed, from everyone and from one network. */
const limits = { everyone: 16 * 1024 * 1024, network: 4 * 1024 * 1024 };

/** Admits the bodies of requests; null: too many are in progress. */
export interface Bodies {
  /** Makes room for a body of up to `maxBytes`; the answer gives the room back. */
  admit: (request: Request, network: string, maxBytes: number) => (() => void) | null;
}

/**
 * Limits what bodies in progress can hold, so that clients who send slowly, or all at once, fill no
 * memory and hold up no other request for long.
 */
export function limitBodies({ everyone, network: share } = limits): Bodies {
  const byNetwork = new Map<string, number>();
  let held = 0;
  return {
    admit(request, network, maxBytes) {
      const bytes = Math.min(declaredBytes(request) ?? maxBytes, maxBytes);
      const own = byNetwork.get(network) ?? 0;
      if (held + bytes > everyone || own + bytes > share) return null;
      held += bytes;
      byNetwork.set(network, own + bytes);
      return () => {
        held -= bytes;
        const left = byNetwork.get(network)! - bytes;
        if (left > 0) byNetwork.set(network, left);
        else byNetwork.delete(network);
      };
    },
  };
}

/** What a client says that it sends; null if it says nothing. */
export function declaredBytes({ headers }: Request): number | null {
  const length = headers.get("Content-Length");
  return length === null ? null : Number(length);
}
