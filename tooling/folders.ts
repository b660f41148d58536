/** The folders of code, for tools that look at all of it. */
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
