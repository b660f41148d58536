import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { FleetDetail } from "../../../domain/reading/sheet/columns.ts";
import { today } from "../../browser/clock.ts";
import { downloadFile } from "../../browser/download-file.ts";
import { store } from "../../browser/storage.ts";
import type { CellFault, Fleet } from "./model.ts";
import type { Sheet } from "./read-sheet.ts";

export const loadModel = () => import("./model.ts");
type Model = Awaited<ReturnType<typeof loadModel>>;

/** Carts that are read from a text or a file, and valued again after each answer. */
export function useFleet() {
  const [fleet, setFleet] = useState<Fleet | null>(null);
  const [readings, setReadings] = useState(0);
  const [isReading, setIsReading] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [retry, setRetry] = useState<(() => void) | null>(null);
  const latest = useRef<Sheet | null>(null);

  // Until November 2026, this page kept a copy of the carts here.
  useEffect(() => void store("localStorage", "fleet", null), []);

  async function show(model: Model, sheet: Sheet): Promise<boolean> {
    latest.current = sheet;
    const valued = await model.valueSheet(sheet, today());
    if (latest.current !== sheet) return false;
    // The page goes on responding while a long table is rendered.
    startTransition(() => setFleet(valued));
    return true;
  }

  async function read(file: Blob, name: string): Promise<void> {
    setRetry(null);
    setRefusal("");
    setIsReading(true);
    const model = await loadModel().catch(() => null);
    // A file that arrives empty is a module that exports nothing.
    if (model === null || !("valueSheet" in model)) {
      setRetry(() => () => void read(file, name));
    } else {
      await orFail(async () => {
        const sheet = await model.readSheet(file, name, today());
        if ("refusal" in sheet) setRefusal(sheet.refusal);
        else if (await show(model, sheet)) startTransition(() => setReadings((count) => count + 1));
      });
    }
    setIsReading(false);
  }

  async function answer(change: (model: Model, sheet: Sheet) => Sheet): Promise<void> {
    const model = await loadModel();
    await orFail(async () => {
      if (latest.current !== null) await show(model, change(model, latest.current));
    });
  }

  async function orFail(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      // Only an error while rendering reaches the tool's error boundary.
      setFleet(() => {
        throw error;
      });
    }
  }

  return {
    fleet,
    /** How often carts were read. */
    readings,
    isReading,
    /** Why the last text or file was not read. */
    refusal,
    /** Null unless the model could not be loaded. */
    retry,
    read: (file: Blob, name: string) => void read(file, name),
    chooseColumn: (detail: FleetDetail, at: number) =>
      void answer((model, sheet) => model.chooseColumn(sheet, detail, at)),
    fixLines: (lines: readonly number[], fault: CellFault, text: string) =>
      void answer((model, sheet) => model.fixLines(sheet, lines, fault, text)),
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

const never = () => () => {};

/** False in the HTML that the server sends, where a button would do nothing yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
