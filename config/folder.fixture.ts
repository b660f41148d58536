import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a folder for a test. It is removed when the run ends. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), "test-"));
