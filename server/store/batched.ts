/**
 * Lets work that is asked for at the same time be done together: what the event loop brings in one
 * turn, or while a group is under way, is the next group. Alone, work waits only for that turn, and
 * a full group waits for nobody: with thousands of busy clients a turn lasts for seconds. `run` gets
 * the items in the order asked and answers each at its index; when it rejects, its whole group does,
 * and so does everything that waits when `isOutage`.
 */
export function grouped<Item, Answer>(
  largest: number,
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  isOutage: (error: unknown) => boolean = () => false,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let running = false;
  let goOn = () => {};

  /** A synchronous database gives other requests no turn to come in by itself. */
  const turnOrFullGroup = () =>
    new Promise<void>((resolve) => {
      goOn = resolve;
      setImmediate(resolve);
    });

  async function runAll(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      if (waiting.length < largest) await turnOrFullGroup();
      const failure = await settle(waiting.splice(0, largest), run);
      // Whoever waited behind it would wait as long again, for the same.
      if (isOutage(failure)) for (const { reject } of waiting.splice(0)) reject(failure);
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length >= largest) goOn();
      if (!running) void runAll();
    });
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** Resolves to what its run rejected with, if it did. */
async function settle<Item, Answer>(
  group: readonly Waiting<Item, Answer>[],
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
): Promise<unknown> {
  try {
    const answers = await run(group.map(({ item }) => item));
    group.forEach(({ resolve }, index) => resolve(answers[index]!));
    return null;
  } catch (error) {
    for (const { reject } of group) reject(error);
    return error;
  }
}
