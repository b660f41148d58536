import { describe, expect, test } from "vitest";
import { productionPackages } from "./production-packages.ts";
import { billOfMaterials } from "./sbom.ts";

const integrity = `sha512-${Buffer.from("ab", "hex").toString("base64")}`;
const hono = { version: "4.0.0", license: "MIT", integrity, dependencies: { a: "1" } };
const lock = {
  packages: {
    "": { name: "cartworth", version: "1.0.0", dependencies: { hono: "4.0.0" } },
    "node_modules/hono": hono,
    "node_modules/@scope/a": { version: "3.0.0", license: "(MIT OR ISC)", integrity },
    "node_modules/a": { name: "@scope/a", version: "1.0.0", integrity },
    "node_modules/@scope/a/node_modules/hono": hono,
    "node_modules/vitest": { version: "5.0.0", license: "MIT", integrity, dev: true },
  },
};
const packages = productionPackages(lock);

describe("the packages of the product", () => {
  test("are those not for development, once each", () => {
    expect(packages.map(({ name, version }) => `${name}@${version}`)).toEqual([
      "@scope/a@1.0.0",
      "@scope/a@3.0.0",
      "hono@4.0.0",
    ]);
  });

  test("state their license, hash, and dependencies", () => {
    expect(packages.at(-1)).toEqual({
      name: "hono",
      version: "4.0.0",
      license: "MIT",
      sha512: "ab",
      dependencies: ["pkg:npm/%40scope/a@1.0.0"],
    });
  });
});

test("a bill of materials lists each package with its hash and license", () => {
  const bill = billOfMaterials({ name: "cartworth", version: "1.0.0", license: "MIT" }, packages);
  expect(bill).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { type: "application", name: "cartworth", version: "1.0.0" } },
    components: [
      { name: "@scope/a", version: "1.0.0", purl: "pkg:npm/%40scope/a@1.0.0" },
      { purl: "pkg:npm/%40scope/a@3.0.0", licenses: [{ expression: "(MIT OR ISC)" }] },
      {
        purl: "pkg:npm/hono@4.0.0",
        licenses: [{ license: { id: "MIT" } }],
        hashes: [{ alg: "SHA-512", content: "ab" }],
      },
    ],
    dependencies: [
      { dependsOn: [] },
      { dependsOn: [] },
      { ref: "pkg:npm/hono@4.0.0", dependsOn: ["pkg:npm/%40scope/a@1.0.0"] },
    ],
  });
});
