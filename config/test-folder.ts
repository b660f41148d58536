import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder for a test, in the one that is removed when the run ends. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), "test-"));
