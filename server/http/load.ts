/** Long enough for a thousand clients who all come at once. */
const maxTurnMs = 1000;

/**
 * Returns a function to call once for each request, which is true while requests arrive faster than
 * they are answered. With many busy clients, the turn of the event loop that brought them doesn't end,
 * so no timer could fire to measure it.
 */
export function createOverloadCheck(now = () => performance.now()): () => boolean {
  let turnBeganAt: number | null = null;
  return () => {
    if (turnBeganAt === null) {
      turnBeganAt = now();
      setImmediate(() => (turnBeganAt = null));
    }
    return now() - turnBeganAt > maxTurnMs;
  };
}
