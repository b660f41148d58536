// Tested through the tool in island.test.tsx.
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { FleetDetail } from "../../../domain/reading/sheet/columns.ts";
import { today } from "../../browser/clock.ts";
import { downloadFile } from "../../browser/download-file.ts";
import { keepFleet, keptFleet } from "./kept-fleet.ts";
import { storeText } from "../../browser/storage.ts";
import type { CellFault, Fleet } from "./model.ts";
import type { Sheet } from "./read-sheet.ts";

export const loadModel = () => import("./model.ts");
type Model = Awaited<ReturnType<typeof loadModel>>;

export function useFleet() {
  const [fleet, setFleet] = useState<Fleet | null>(null);
  const [readCount, setReadCount] = useState(0);
  const restored = useRef(false);
  const [isReading, setIsReading] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [retry, setRetry] = useState<(() => void) | null>(null);
  const latest = useRef<Sheet | null>(null);

  // Deletes the copy of the carts that this page kept until November 2026.
  useEffect(() => void storeText("localStorage", "fleet", null), []);

  const restore = useEffectEvent(async () => {
    const kept = keptFleet();
    if (kept === null) return;
    restored.current = true;
    await read(kept.file, kept.name);
  });
  // After a reload, the page shows what it showed before.
  useEffect(() => void restore(), []);

  async function show(model: Model, sheet: Sheet): Promise<boolean> {
    latest.current = sheet;
    const valued = await model.valueSheet(sheet, today());
    // Another sheet or change has come in meanwhile.
    if (latest.current !== sheet) return false;
    // A transition keeps the page responsive while a long table renders.
    startTransition(() => setFleet(valued));
    return true;
  }

  async function read(file: Blob, name: string): Promise<void> {
    setRetry(null);
    setRefusal("");
    setIsReading(true);
    const model = await loadModel().catch(() => null);
    // Offline, an empty response can arrive in place of the module.
    if (model === null || !("valueSheet" in model)) {
      setRetry(() => () => void read(file, name));
    } else {
      await throwInRender(async () => {
        const sheet = await model.readSheet(file, name, today());
        if ("refusal" in sheet) setRefusal(sheet.refusal);
        else if (await show(model, sheet)) {
          startTransition(() => setReadCount((count) => count + 1));
          await keepFleet(file, name);
        }
      });
    }
    setIsReading(false);
  }

  async function update(change: (model: Model, sheet: Sheet) => Sheet): Promise<void> {
    const model = await loadModel();
    await throwInRender(async () => {
      if (latest.current !== null) await show(model, change(model, latest.current));
    });
  }

  async function throwInRender(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      // React's error boundary only sees errors thrown while rendering.
      setFleet(() => {
        throw error;
      });
    }
  }

  return {
    fleet,
    readCount,
    isReading,
    /** "" unless the last text or file was refused. */
    refusal,
    /** Null unless the model failed to load. */
    retry,
    /** True while the page shows what it showed before a reload, which nobody has just asked for. */
    isRestored: () => restored.current,
    read: (file: Blob, name: string) => {
      restored.current = false;
      void read(file, name);
    },
    chooseColumn: (detail: FleetDetail, column: number) =>
      void update((model, sheet) => model.chooseColumn(sheet, detail, column)),
    fixLines: (lines: readonly number[], fault: CellFault, text: string) =>
      void update((model, sheet) => model.fixLines(sheet, lines, fault, text)),
    download: async () => {
      const { exportFleet } = await loadModel();
      const file = new Blob([exportFleet(fleet!)], { type: "text/csv" });
      downloadFile(file, exportName(fleet!.sheet.name));
    },
  };
}

export type FleetHandle = ReturnType<typeof useFleet>;

function exportName(name: string): string {
  return `${name.replace(/\.[^.]{0,5}$/, "") || "carts"}-values.csv`;
}

const subscribeToNothing = () => () => {};

/** False in the prerendered HTML, where a button would do nothing yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
