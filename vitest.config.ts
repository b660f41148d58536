import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    env: { LOG_LEVEL: "silent" },
    include: [
      "{bench,catalogue,config,inbox,inbox-cli,market,scripts,server,src,text,valuation,year-finder}/**/*.test.ts",
    ],
  },
});
