/**
 * Runs work that is requested at the same time as one batch: whatever arrives in one turn of the
 * event loop, or while a batch is running, forms the next batch. A single item waits only for that
 * turn, and a full batch does not wait at all: with thousands of busy clients, a turn lasts for
 * seconds. `run` gets the items in order and returns a result for each at its index. When it
 * rejects, its whole batch is rejected, and if `isOutage`, so is everything that is waiting.
 */
export function batched<Item, Answer>(
  maxSize: number,
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  isOutage: (error: unknown) => boolean = () => false,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let running = false;
  let endWait = () => {};

  /** With a fast database, other requests would never get a turn to arrive. */
  const turnOrFullBatch = () =>
    new Promise<void>((resolve) => {
      endWait = resolve;
      setImmediate(resolve);
    });

  async function runAll(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      if (waiting.length < maxSize) await turnOrFullBatch();
      const failure = await settle(waiting.splice(0, maxSize), run);
      // The items waiting behind it would wait just as long, only to fail the same way.
      if (isOutage(failure)) for (const { reject } of waiting.splice(0)) reject(failure);
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length >= maxSize) endWait();
      if (!running) void runAll();
    });
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** Resolves to the error that the run rejected with, or null. */
async function settle<Item, Answer>(
  batch: readonly Waiting<Item, Answer>[],
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
): Promise<unknown> {
  try {
    const answers = await run(batch.map(({ item }) => item));
    batch.forEach(({ resolve }, index) => resolve(answers[index]!));
    return null;
  } catch (error) {
    for (const { reject } of batch) reject(error);
    return error;
  }
}
