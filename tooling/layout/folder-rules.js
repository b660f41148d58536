// This is JavaScript because an editor's oxlint may run it in a Node.js that cannot read
// TypeScript.

import { imports } from "./folders.js";

/** The folder of the table that a project file belongs to; undefined for files in the root. */
export function folderOf(path) {
  const parts = path.split("/").slice(0, -1);
  for (; parts.length > 0; parts.pop()) {
    const folder = parts.join("/");
    if (Object.hasOwn(imports, folder)) return folder;
  }
  return undefined;
}

export function mayImport(from, to) {
  const includes = (name) => name === `${to}/*` || name === to || to.startsWith(`${name}/`);
  return from === to || imports[from].some(includes);
}

/** The folders that all of these import, directly or not, including themselves. */
export function reachableFrom(folders) {
  const reached = new Set(folders);
  for (const from of reached) {
    for (const to of Object.keys(imports)) if (mayImport(from, to)) reached.add(to);
  }
  return [...reached];
}

/** The folders directly below the root, for tools that look at all code. */
export const topFolders = [...new Set(Object.keys(imports).map(topOf))];

function topOf(folder) {
  return folder.slice(0, folder.search(/\/|$/));
}
