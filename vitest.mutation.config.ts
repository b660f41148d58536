import { defineConfig } from "vitest/config";

/** The tests that the mutation run repeats for each change. */
export default defineConfig({
  test: {
    include: ["domain/{valuation,market,answer,serials}/**/*.test.ts"],
  },
});
