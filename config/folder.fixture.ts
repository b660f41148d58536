import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder is removed when the test run ends. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), "test-"));
