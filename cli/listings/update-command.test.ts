import { expect, test } from "vitest";
import { runProcess } from "../process-samples.ts";

test.each([
  [[], "error: missing required argument 'SOURCES.json'"],
  [["a.json", "--force"], "error: unknown option '--force'"],
  [
    ["a.json", "--interval", "soon"],
    "error: option '--interval <SECONDS>' argument 'soon' is invalid. It must be a number of seconds.",
  ],
])("%j is a usage error", async (args, sentence) => {
  const { code, out, err } = await runProcess("listings/update-command.ts", args);
  expect([code, out]).toEqual([2, ""]);
  expect(err.split("\n").slice(0, 2)).toEqual([
    sentence,
    "For help: npm run market:update -- --help",
  ]);
});

test.each([
  [{}, "/none.json cannot be read: ENOENT.\n"],
  [
    { SMTP_URL: "smtp://mail.example" },
    "INBOX_TO must be the address that gets the mail when SMTP_URL is set.\n",
  ],
])("with the settings %j, it fails before it does anything", async (variables, err) => {
  expect(await runProcess("listings/update-command.ts", ["/none.json"], variables)).toEqual({
    code: 1,
    out: "",
    err,
  });
});
