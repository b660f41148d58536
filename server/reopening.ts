/**
 * Opens something at its first use, and again after a failure: a failure is the answer to everybody
 * who asks within `pauseMs` of it, so that a database that is away is not asked all the time.
 */
export function reopening<T>(open: () => Promise<T>, pauseMs: number): () => Promise<T> {
  let opening: Promise<T> | null = null;
  return () => {
    if (opening === null) {
      opening = open();
      const forget = () => (opening = null);
      opening.catch(() => setTimeout(forget, pauseMs).unref());
    }
    return opening;
  };
}
