import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { licenseList } from "./licenses.ts";
import { productionPackages } from "./production-packages.ts";
import { billOfMaterials } from "./sbom.ts";

/** The files of the inventory, in a build's folder. They are not served to visitors. */
export const inventoryFiles = ["sbom.cdx.json", "licenses.txt"] as const;

/** Records which packages a build was made from, for machines and for people. */
export function writeInventory(dist: string): void {
  const read = (file: string) =>
    JSON.parse(readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), "utf8"));
  const packages = productionPackages(read("package-lock.json"));
  const bill = billOfMaterials(read("package.json"), packages);
  const [billFile, listFile] = inventoryFiles;
  writeFileSync(dist + billFile, `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(dist + listFile, licenseList(packages));
}
