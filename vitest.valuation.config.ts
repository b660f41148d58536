import { defineConfig } from "vitest/config";

/** The tests that the mutation run repeats for each change to the valuation. */
export default defineConfig({ test: { include: ["domain/valuation/**/*.test.ts"] } });
