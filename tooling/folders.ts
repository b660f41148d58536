/** The top folders with code. The checks, the tests, and a build in a copy look only into these. */
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
