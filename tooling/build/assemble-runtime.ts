import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { artworkFile } from "../../server/social/artwork.ts";
import { earlierFilesList } from "./earlier-files.ts";
import { inventoryFiles } from "./inventory.ts";
import { programOf } from "./runtime-files.ts";
import { packageFolders } from "./runtime-packages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The server and the operator's command. */
const entries = ["tooling/build/serve.ts", "cli/inbox/inbox.ts"];

/** What the build leaves for the server, and for anyone who asks what it was made from. */
const builtParts = [
  "facts.json",
  "manifest.json",
  earlierFilesList,
  "site",
  "compressed",
  artworkFile,
  ...inventoryFiles,
];

/** Copies into a new folder everything a built site needs to be served, and nothing to build it. */
export function assembleRuntime(dist: string, out: string): void {
  const { files, packages } = programOf(root, entries);
  for (const file of [...files, "LICENSE"]) copy(root + file, join(out, file));
  for (const part of builtParts) copy(join(dist, part), join(out, "dist", part));
  const lock = JSON.parse(readFileSync(`${root}package-lock.json`, "utf8"));
  for (const folder of packageFolders(lock, packages)) {
    // A package for another kind of machine is locked but not installed.
    if (existsSync(root + folder)) copy(root + folder, join(out, folder));
  }
  copyNode(out);
  writePackage(out);
}

/** Node.js itself, without its headers and manuals. */
function copyNode(out: string): void {
  const bin = join(out, "node_modules/.bin");
  copy(process.execPath, join(out, "node_modules/node/bin/node"));
  mkdirSync(bin, { recursive: true });
  symlinkSync("../node/bin/node", join(bin, "node"));
}

/** Tells Node.js that the sources are modules. */
function writePackage(out: string): void {
  const { name, version, license, type } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  const text = JSON.stringify({ name, version, private: true, license, type }, null, 2);
  writeFileSync(join(out, "package.json"), `${text}\n`);
}

/** Packages that are installed inside another package are copied separately. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const filter = (path: string) => basename(path) !== "node_modules";
  cpSync(from, to, { recursive: true, filter, mode: constants.COPYFILE_FICLONE });
}

if (import.meta.main) {
  const [out] = process.argv.slice(2);
  if (out === undefined) throw new Error("Name the folder to create.");
  const { dist } = await import("./build-fingerprint.ts");
  assembleRuntime(dist, resolve(out));
}
