import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{bench,catalogue,config,scripts,server,src,valuation}/**/*.test.ts"],
  },
});
