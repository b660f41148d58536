/** What is read of a lock file: each package by the folder it is installed in. */
interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The folders of some packages and of all that they depend on, as npm has laid them out. */
export function packageFolders({ packages }: Lock, names: Iterable<string>): string[] {
  const found = new Set<string>();
  const waiting = Array.from(names, (name) => folderOf(packages, name, "", true)!);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    waiting.push(...dependenciesOf(packages, folder));
  }
  return [...found].toSorted();
}

function dependenciesOf(packages: Lock["packages"], folder: string): string[] {
  const locked = packages[folder]!;
  const needed = [...Object.keys(locked.dependencies ?? {}), ...neededPeers(locked)];
  const optional = Object.keys(locked.optionalDependencies ?? {});
  return [
    ...needed.map((name) => folderOf(packages, name, folder, true)!),
    ...optional.flatMap((name) => folderOf(packages, name, folder, false) ?? []),
  ];
}

function neededPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Locked): string[] {
  return Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
}

/** Where Node.js finds a package that is imported from a folder: there, or in a folder around it. */
function folderOf(
  packages: Lock["packages"],
  name: string,
  from: string,
  isNeeded: boolean,
): string | undefined {
  for (let around = from; ; around = parentOf(around)) {
    const folder = `${around === "" ? "" : `${around}/`}node_modules/${name}`;
    if (folder in packages) return folder;
    if (around === "") break;
  }
  if (isNeeded) throw new Error(`${name}, needed by ${from || "the program"}, is not locked.`);
  return undefined;
}

/** The package in whose folder a package is installed; empty for the project's own. */
function parentOf(folder: string): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")));
}
