import { type Lock, type Locked, dependenciesOf } from "./lock.ts";

/** A package that the product or its build uses, on any kind of machine. */
export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, or empty if the package does not state one. */
  readonly license: string;
  /** The SHA-512 in hexadecimal. */
  readonly sha512: string;
  /** The package URLs of its dependencies. */
  readonly dependencies: readonly string[];
}

/** Every package in a lock file except those for development, once each, by name and version. */
export function productionPackages({ packages }: Lock): ProductionPackage[] {
  const found = Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder !== "" && dev !== true && link !== true)
    .map(([folder, locked]) => describe(packages, folder, locked))
    .map((each) => [packageUrl(each), each] as const);
  return [...new Map(found).values()].toSorted(byNameAndVersion);
}

function describe(
  packages: Lock["packages"],
  folder: string,
  { license = "", integrity = "", ...locked }: Locked,
): ProductionPackage {
  const dependencies = dependenciesOf(packages, folder).map((each) =>
    packageUrl(identityOf(each, packages[each]!)),
  );
  const sha512 = Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
  return { ...identityOf(folder, locked), license, sha512, dependencies: dependencies.toSorted() };
}

type Identity = Pick<ProductionPackage, "name" | "version">;

/** A package may be installed under a name other than its own. */
function identityOf(folder: string, { name, version = "" }: Locked): Identity {
  return { name: name ?? folder.slice(folder.lastIndexOf("node_modules/") + 13), version };
}

/** How vulnerability databases name a package: pkg:npm/%40hono/node-server@2.1.8. */
export function packageUrl({ name, version }: Identity): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

function byNameAndVersion(one: Identity, other: Identity): number {
  return packageUrl(one) < packageUrl(other) ? -1 : 1;
}
