import { formatCount } from "./fleet-words.ts";
import { startTransition, useEffect, useRef, useState } from "react";
import { downloadFile } from "../../components/download-file.ts";
import { isFleetKept, rememberKeeping } from "./fleet-hint.ts";
import type { Answer, FleetSummary, Keeping, Request, ViewPage } from "./messages.ts";
import { type FleetWorker, startWorker } from "./start-worker.ts";

/** What the page shows of its fleet, and of what its worker is doing. */
export interface FleetState {
  readonly summary: FleetSummary | null;
  readonly page: ViewPage | null;
  /** What Undo would take back; empty if nothing. */
  readonly undo: string;
  readonly progress: { readonly lines: number; readonly share: number } | null;
  /** Why the last source was not read, or that it was stopped. */
  readonly refusal: string;
  /** Whether the worker could not be started, or broke down. */
  readonly hasFailed: boolean;
  readonly keeping: Keeping | null;
  readonly toPrint: ViewPage | null;
  /** How often a text or a file that the visitor chose was valued. */
  readonly readings: number;
}

const nothingYet: FleetState = {
  summary: null,
  page: null,
  undo: "",
  progress: null,
  refusal: "",
  hasFailed: false,
  keeping: null,
  toPrint: null,
  readings: 0,
};

/** A fleet in a worker, which is started when it is first asked for something. */
export function useFleet() {
  const [state, setState] = useState(nothingYet);
  const worker = useRef<FleetWorker | null>(null);
  const last = useRef<Request | null>(null);

  function onAnswer(answer: Answer): void {
    if (answer.type === "keeping") rememberKeeping(answer.keeping);
    if (answer.type === "export") downloadFile(answer.file, exportName(state.summary));
    const isRead = answer.type === "fleet" && last.current?.type === "read";
    if (isRead) last.current = null;
    // A table takes a while to render, during which the page goes on responding.
    startTransition(() =>
      setState((current) => ({
        ...current,
        ...changeBy(answer, current),
        readings: current.readings + Number(isRead),
      })),
    );
  }

  function onFailure(): void {
    worker.current?.end();
    worker.current = null;
    setState((current) => ({ ...current, hasFailed: true, progress: null }));
  }

  function ask(request: Request): void {
    last.current = request;
    setState((current) => ({ ...current, ...changeOnAsking(request) }));
    worker.current ??= startWorker((answer) => onAnswerNow.current(answer), onFailure);
    worker.current.ask(request);
  }

  const onAnswerNow = useRef(onAnswer);
  useEffect(() => {
    onAnswerNow.current = onAnswer;
  });

  const askNow = useRef(ask);
  useEffect(() => {
    if (isFleetKept()) askNow.current({ type: "restore", asOfYear: thisYear() });
    return () => worker.current?.end();
  }, []);

  function retry(): void {
    const request = last.current;
    // What the worker held is in this browser's storage.
    if (state.summary !== null && request?.type !== "read") {
      ask({ type: "restore", asOfYear: thisYear() });
    } else if (request !== null) ask(request);
  }

  return {
    ...state,
    ask,
    retry,
    donePrinting: () => setState((now) => ({ ...now, toPrint: null })),
  };
}

export type FleetHandle = ReturnType<typeof useFleet>;

/** Only here is the clock read: the same carts are a year older next year. */
export function thisYear(): number {
  return new Date().getFullYear();
}

function changeOnAsking({ type }: Request): Partial<FleetState> {
  const reads = type === "read" || type === "restore";
  return {
    hasFailed: false,
    ...(type !== "stop" && type !== "view" && { refusal: "" }),
    ...(reads && { progress: { lines: 0, share: 0 } }),
  };
}

function changeBy(answer: Answer, { progress }: FleetState): Partial<FleetState> {
  switch (answer.type) {
    case "fleet":
      return { summary: answer.summary, page: answer.page, undo: answer.undo, progress: null };
    case "page":
      return { page: answer.page };
    case "progress":
      // A part that was read before the reader was stopped.
      return progress === null ? {} : { progress: answer };
    case "stopped":
      return { progress: null, refusal: stoppedText(answer.lines) };
    case "refused":
      return { progress: null, refusal: answer.sentence };
    case "rowsToPrint":
      return { toPrint: answer.page };
    case "keeping":
      return { keeping: answer.keeping };
    case "export":
      return {};
  }
}

function stoppedText(lines: number): string {
  return `Stopped after ${formatCount(lines)} lines. Nothing has changed.`;
}

function exportName(summary: FleetSummary | null): string {
  const name = summary?.name.replace(/\.[^.]{0,5}$/, "") ?? "";
  return `${name || "carts"}-values.csv`;
}
