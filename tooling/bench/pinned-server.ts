import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { type PinnedProcess, startPinned } from "./pinned-process.ts";

/** Starts the whole product on core 0, storing in a new folder. Its output gives its address. */
export function startPinnedServer(): Promise<PinnedProcess> {
  return startPinned([process.execPath, "tooling/build/start.ts"], /http:\S+/, serverSettings());
}

export function serverSettings() {
  return {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: mkdtempSync(`${tmpdir()}/bench-`),
    DATABASE_URL: "",
    SMTP_URL: "",
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
  };
}
