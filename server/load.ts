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
      setImmediate(() => (turnBeganAt = null));
    }
    return now() - turnBeganAt > maxTurnMs;
  };
}
