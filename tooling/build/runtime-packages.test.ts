import { describe, expect, test } from "vitest";
import { packageFolders } from "./runtime-packages.ts";

describe("the folders of packages", () => {
  test("include those of their dependencies", () => {
    const packages = {
      "node_modules/a": { dependencies: { b: "1" } },
      "node_modules/b": { dependencies: { a: "1", "@scope/c": "1" } },
      "node_modules/@scope/c": {},
      "node_modules/unused": {},
    };
    expect(packageFolders({ packages }, ["a"])).toEqual([
      "node_modules/@scope/c",
      "node_modules/a",
      "node_modules/b",
    ]);
  });

  test("are the nearest ones, following Node.js's lookup", () => {
    const packages = {
      "node_modules/a": { dependencies: { b: "2", c: "1" } },
      "node_modules/a/node_modules/b": { dependencies: { c: "1" } },
      "node_modules/b": {},
      "node_modules/c": {},
    };
    expect(packageFolders({ packages }, ["a"])).toEqual([
      "node_modules/a",
      "node_modules/a/node_modules/b",
      "node_modules/c",
    ]);
  });

  test("include optional dependencies if they are locked, and peers unless they are optional", () => {
    const packages = {
      "node_modules/a": {
        optionalDependencies: { b: "1", absent: "1" },
        peerDependencies: { c: "1", d: "1" },
        peerDependenciesMeta: { d: { optional: true } },
      },
      "node_modules/b": {},
      "node_modules/c": {},
      "node_modules/d": {},
    };
    expect(packageFolders({ packages }, ["a"])).toEqual([
      "node_modules/a",
      "node_modules/b",
      "node_modules/c",
    ]);
  });

  test("cannot be determined for a package that is not locked", () => {
    const packages = { "node_modules/a": { dependencies: { b: "1" } } };
    expect(() => packageFolders({ packages }, ["a"])).toThrow(
      "b, needed by node_modules/a, is not locked.",
    );
    expect(() => packageFolders({ packages }, ["x"])).toThrow("x, needed by the program");
  });
});
