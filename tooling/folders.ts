/** The top-level folders that hold code. Checks, tests, and a build in a copy look only at these. */
export const folders = [
  "config",
  "text",
  "domain",
  "listings",
  "server",
  "cli",
  "src",
  "tooling",
  "e2e",
];
