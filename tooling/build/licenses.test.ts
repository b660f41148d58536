import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { licenseList, licenseProblems } from "./licenses.ts";
import { productionPackages } from "./production-packages.ts";

const packageUnder = (license: string, name = "a") => ({
  name,
  version: "1.0.0",
  license,
  sha512: "",
  dependencies: [],
});

test("every package of this product has an allowed license", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect(licenseProblems(productionPackages(lock))).toEqual([]);
});

describe("a license is allowed", () => {
  test.each([["MIT"], ["(MIT AND Zlib)"], ["(GPL-3.0-only OR MIT)"]])("%s", (license) => {
    expect(licenseProblems([packageUnder(license)])).toEqual([]);
  });

  test("for libvips, which is loaded only during the build", () => {
    const libvips = packageUnder("LGPL-3.0-or-later", "@img/sharp-libvips-linux-x64");
    expect(licenseProblems([libvips])).toEqual([]);
  });
});

describe("a license is not allowed", () => {
  test.each([
    ["AGPL-3.0-only"],
    ["LGPL-3.0-or-later"],
    ["(MIT AND GPL-3.0-only)"],
    ["(MIT OR ISC) AND GPL-3.0-only"],
    ["SEE LICENSE IN LICENSE.md"],
    ["UNLICENSED"],
  ])("%s", (license) => {
    expect(licenseProblems([packageUnder(license)])).toEqual([
      `a 1.0.0 is under ${license}, which is not allowed.`,
    ]);
  });

  test("when there is none", () => {
    expect(licenseProblems([packageUnder("")])).toEqual([
      "a 1.0.0 is under no license, which is not allowed.",
    ]);
  });
});

test("the list has a line for each package", () => {
  expect(licenseList([packageUnder("MIT", "hono"), packageUnder("ISC", "sax")])).toBe(
    "hono 1.0.0: MIT\nsax 1.0.0: ISC\n",
  );
});
