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
