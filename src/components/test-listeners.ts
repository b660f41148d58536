interface Listener {
  readonly type: string;
  readonly run: (event: Event) => unknown;
  readonly capture: boolean;
  readonly once: boolean;
}

type Options = { capture?: boolean; once?: boolean; signal?: AbortSignal };

/** What events are sent to. Node.js has no events that go down a tree and up again. */
export class Listened {
  /** What hears of an event after this: its parents, the document, and the window. */
  above: Listened | null = null;
  #listeners: Listener[] = [];

  addEventListener(type: string, run: Listener["run"], options: Options = {}): void {
    const { capture = false, once = false, signal } = options;
    const listener = { type, run, capture, once };
    this.#listeners.push(listener);
    signal?.addEventListener("abort", () => this.#drop(listener));
  }

  removeEventListener(type: string, run: Listener["run"]): void {
    this.#listeners = this.#listeners.filter((each) => each.type !== type || each.run !== run);
  }

  dispatchEvent(event: Event): boolean {
    Object.defineProperty(event, "target", { value: this });
    const path = [...pathFrom(this)];
    for (const place of path.toReversed()) place.#hear(event, true);
    for (const place of event.bubbles ? path : [this]) place.#hear(event, false);
    return !event.defaultPrevented;
  }

  #hear(event: Event, capture: boolean): void {
    for (const listener of this.#listeners.slice()) {
      if (listener.type !== event.type || listener.capture !== capture) continue;
      if (listener.once) this.#drop(listener);
      listener.run(event);
    }
  }

  #drop(listener: Listener): void {
    this.#listeners = this.#listeners.filter((each) => each !== listener);
  }
}

function* pathFrom(place: Listened): Generator<Listened> {
  yield place;
  if (place.above !== null) yield* pathFrom(place.above);
}
