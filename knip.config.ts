import type { KnipConfig } from "knip";
import { folders } from "./tooling/folders.ts";

export default {
  entry: [
    "tooling/build/{build,build-in-copy,start,serve}.ts",
    "tooling/checks/{check,check-css,mutation,pages/check-pages}.ts",
    "src/islands/after-paint.ts",
    "src/features/embed/host-script.ts",
    "src/features/first-answer/first-answer.tsx",
    "src/offline/{start-offline,worker,removal-worker}.ts",
    "e2e/second-build.ts",
  ],
  project: [`{${folders.join(",")}}/**/*.{ts,tsx,js,astro}`],
  ignoreBinaries: ["nginx", "WebKitWebDriver", "Xvfb", "prlimit", "script", "systemd-notify"],
  ignoreDependencies: [
    "@astrojs/check",
    "@fontsource-variable/figtree",
    "@fontsource/barlow-condensed",
  ],
} satisfies KnipConfig;
