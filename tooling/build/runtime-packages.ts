import { type Lock, dependenciesOf, neededFolder } from "./lock.ts";

/** The folders of the given packages and of all their dependencies, as npm has laid them out. */
export function packageFolders({ packages }: Lock, names: Iterable<string>): string[] {
  const found = new Set<string>();
  const waiting = Array.from(names, (name) => neededFolder(packages, name, ""));
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    waiting.push(...dependenciesOf(packages, folder));
  }
  return [...found].toSorted();
}
