import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lockProblems } from "./check-lock.ts";

const hashed = { version: "1.0.0", integrity: "sha512-AAAA" };

test("every package of this project is locked with its hash, for every platform", () => {
  expect(lockProblems(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});

test("a package without a hash is reported", () => {
  const packages = { "": {}, "node_modules/a": hashed, "node_modules/b": { version: "2.0.0" } };
  expect(lockProblems({ packages })).toEqual([
    "node_modules/b 2.0.0 has no SHA-512 hash in the lock file.",
  ]);
});

describe("a package counts as unhashed", () => {
  test("if its hash is of an insecure kind", () => {
    const packages = { "node_modules/a": { ...hashed, integrity: "sha1-AAAA" } };
    expect(lockProblems({ packages })).toHaveLength(1);
  });

  test("but not if it is one of this project's folders", () => {
    expect(lockProblems({ packages: { "node_modules/a": { link: true } } })).toEqual([]);
  });
});
