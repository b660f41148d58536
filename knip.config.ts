import type { KnipConfig } from "knip";
import { topFolders } from "./tooling/layout/folder-rules.js";

export default {
  entry: [
    "tooling/build/{build,build-aside,start,serve}.ts",
    "tooling/checks/{check,check-css,mutation,pages/check-pages}.ts",
    "tooling/checks/{import,pattern}-rules.js",
    "src/islands/after-paint.ts",
    "src/embed/host-script.ts",
    "src/embed/host-script.ts",
    "src/offline/{start-offline,worker,removal-worker}.ts",
    "e2e/second-build.ts",
    "tooling/bench/bare-route.ts",
  ],
  project: [`{${topFolders.join(",")}}/**/*.{ts,tsx,js,astro}`],
  ignoreBinaries: ["prlimit", "systemd-notify"],
  ignoreDependencies: [
    "@astrojs/check",
    "@fontsource-variable/figtree",
    "@fontsource/barlow-condensed",
    "oxlint",
    "oxlint-tsgolint",
    "typescript-7",
  ],
} satisfies KnipConfig;
