// Tested in a browser by ../../../e2e/journeys/scan.spec.ts and ../../../e2e/release/scan.spec.ts.
import { scanUrlPolicy } from "./worker-policy.ts";
// oxlint-disable-next-line import/default -- the bundler's query gives the address of the worker
import workerUrl from "./scan-worker.ts?worker&url";

export interface Picture {
  readonly pixels: ImageData;
  /** How far the code may be turned. A bigger angle takes longer. */
  readonly maxDegrees: number;
}

export interface CodeReader {
  /** Rejects if the reader can't be loaded. */
  readonly read: (picture: Picture) => Promise<readonly string[]>;
  readonly close: () => void;
}

/** Prefers the browser's own reader; ours has to be loaded first. */
export async function openReader(): Promise<CodeReader> {
  return (await nativeReader()) ?? workerReader();
}

const formats = ["code_39", "code_128", "data_matrix", "qr_code"];

async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = window;
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!["code_39", "code_128"].every((format) => known.includes(format))) return null;
  const detector = new BarcodeDetector!({
    formats: formats.filter((format) => known.includes(format)),
  });
  return {
    read: async ({ pixels }) => (await detector.detect(pixels)).map(({ rawValue }) => rawValue),
    close() {},
  };
}

const trustedUrl =
  window.trustedTypes
    ?.createPolicy(scanUrlPolicy, { createScriptURL: () => workerUrl })
    .createScriptURL("") ?? workerUrl;

function workerReader(): CodeReader {
  // The development server sends a module; the built worker also runs as one.
  const worker = new Worker(trustedUrl, { type: "module" });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener("error", () => reject(new Error("The worker couldn’t be loaded.")));
  });
  return {
    read(picture) {
      const answered = new Promise<readonly string[]>((resolve, reject) => {
        const answer = ({ data }: MessageEvent<readonly string[] | null>) =>
          data === null ? reject(new Error("The WebAssembly couldn’t be loaded.")) : resolve(data);
        worker.addEventListener("message", answer, { once: true });
      });
      worker.postMessage(picture, [picture.pixels.data.buffer]);
      return Promise.race([answered, failed]);
    },
    close: () => worker.terminate(),
  };
}

/** Missing in TypeScript's library, because few browsers have it. */
interface BarcodeDetector {
  detect(pixels: ImageData): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: {
      new (options: { formats: readonly string[] }): BarcodeDetector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}
