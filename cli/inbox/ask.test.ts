import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { ask } from "./ask.ts";

test("the answer is the line that the person types", async () => {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: "utf8" })];
  const answer = ask("Erase? Type yes:", input, output);
  input.write(" yes \n");
  expect(await answer).toBe("yes");
  expect(output.read()).toContain("Erase? Type yes: ");
});

test("the answer is empty if the input ends", async () => {
  const input = new PassThrough();
  const answer = ask("Erase?", input, new PassThrough());
  input.end();
  expect(await answer).toBe("");
});
