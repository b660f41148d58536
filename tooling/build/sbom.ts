import { type ProductionPackage, packageUrl } from "./production-packages.ts";

interface Product {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** A bill of materials in CycloneDX 1.6 format. The same packages always make the same bill. */
export function billOfMaterials(product: Product, packages: readonly ProductionPackage[]): object {
  const { name, version, license } = product;
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { type: "application", "bom-ref": name, name, version, ...licensed(license) },
    },
    components: packages.map(component),
    dependencies: packages.map((each) => ({
      ref: packageUrl(each),
      dependsOn: each.dependencies,
    })),
  };
}

function component({ name, version, license, sha512 }: ProductionPackage): object {
  const purl = packageUrl({ name, version });
  const hashes = [{ alg: "SHA-512", content: sha512 }];
  return { type: "library", "bom-ref": purl, name, version, purl, hashes, ...licensed(license) };
}

function licensed(license: string): object {
  if (license === "") return {};
  const isExpression = license.includes(" ");
  return { licenses: [isExpression ? { expression: license } : { license: { id: license } }] };
}
