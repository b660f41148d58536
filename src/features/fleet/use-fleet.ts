import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { today } from "../../browser/clock.ts";
import { readStored } from "../../browser/storage.ts";
import { downloadFile } from "../../browser/download-file.ts";
import type { FleetChange, FleetSession } from "./session.ts";
import type { Keeping } from "./storage.ts";
import type { ViewPage } from "./view.ts";

/** The most lines that are printed. */
const mostPrinted = 500;

interface FleetState extends FleetSession {
  readonly isReading: boolean;
  /** Why the last source was not read. */
  readonly refusal: string;
  /** True if the part that values carts could not be loaded. */
  readonly hasFailed: boolean;
  readonly keeping: Keeping | null;
  readonly toPrint: ViewPage | null;
  /** How often a text or a file that the visitor chose was valued. */
  readonly readings: number;
}

const nothingYet: FleetState = {
  fleet: null,
  summary: null,
  page: null,
  undo: null,
  isReading: false,
  refusal: "",
  hasFailed: false,
  keeping: null,
  toPrint: null,
  readings: 0,
};

export const loadSession = () => import("./session.ts");
type Session = Awaited<ReturnType<typeof loadSession>>;

/** A fleet in this page. Its valuation is loaded when it is first needed. */
export function useFleet() {
  const [state, setState] = useState(nothingYet);
  const session = useRef<FleetSession>(nothingYet);
  const readings = useRef(0);
  const update = (part: Partial<FleetState>) => setState((now) => ({ ...now, ...part }));
  const { withSession, retry } = useSession(setState);

  /** A table takes a while to render, during which the page goes on responding. */
  function show(next: FleetSession, part: Partial<FleetState> = {}): void {
    session.current = next;
    startTransition(() => setState((now) => ({ ...now, ...next, ...part })));
  }

  function ask(change: FleetChange): void {
    void withSession(({ changed, keepFleet }) => {
      const next = changed(session.current, change);
      const isSame = next.fleet === session.current.fleet;
      show(next, isSame ? {} : { keeping: keepFleet(next.fleet) });
    });
  }

  function read(file: Blob, name: string): void {
    update({ isReading: true });
    void withSession(async ({ changed, keepFleet, readFleet }) => {
      const fleet = await readFleet({ file, name }, today());
      if ("refusal" in fleet) return update({ isReading: false, ...fleet });
      readings.current++;
      show(changed(session.current, { type: "replace", fleet }), {
        isReading: false,
        keeping: keepFleet(fleet),
        readings: readings.current,
      });
    });
  }

  const restore = useEffectEvent(() => {
    if (!readStored("localStorage", "fleet")) return;
    void withSession(async ({ changed, keptFleet, readFleet }) => {
      const source = keptFleet();
      const fleet = source && (await readFleet(source, today()));
      if (fleet === null || "refusal" in fleet) return;
      show(changed(session.current, { type: "replace", fleet }));
    });
  });
  useEffect(() => restore(), []);

  return {
    ...state,
    ask,
    read,
    retry,
    download: () =>
      void withSession(({ exportFleet }) => {
        const file = new Blob([exportFleet(state.fleet!)], { type: "text/csv" });
        downloadFile(file, exportName(state.fleet!.name));
      }),
    print: () =>
      void withSession(({ pageOf }) => {
        const view = { ...state.page!.view, page: 0 };
        update({ toPrint: pageOf(state.fleet!, view, mostPrinted) });
      }),
    donePrinting: () => update({ toPrint: null }),
  };
}

/** Does something with the valuation, or says that it is missing, and how to try again. */
function useSession(setState: Dispatch<SetStateAction<FleetState>>) {
  const update = (part: Partial<FleetState>) => setState((now) => ({ ...now, ...part }));
  const failed = useRef<(() => void) | null>(null);
  async function withSession(task: (loaded: Session) => Promise<void> | void): Promise<void> {
    update({ hasFailed: false, refusal: "" });
    let loaded: Session;
    try {
      loaded = await loadSession();
      // A file that arrives empty is a module that exports nothing.
      if (!("changed" in loaded)) throw new Error("The file has nothing in it.");
    } catch {
      failed.current = () => void withSession(task);
      update({ hasFailed: true, isReading: false });
      return;
    }
    try {
      await task(loaded);
    } catch (error) {
      // An error in an event is one of the tool, which says so in its place.
      setState(() => {
        throw error;
      });
    }
  }
  return { withSession, retry: () => failed.current?.() };
}

export type FleetHandle = ReturnType<typeof useFleet>;

function exportName(name: string): string {
  return `${name.replace(/\.[^.]{0,5}$/, "") || "carts"}-values.csv`;
}

const never = () => () => {};

/** False in the HTML that the server sends, where a button would do nothing yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
