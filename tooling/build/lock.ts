/** The part of package-lock.json that we read: each package, by the folder it is installed in. */
export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

type Ranges = Readonly<Record<string, string>>;

export interface Locked {
  /** Present only if it differs from the folder's name. */
  readonly name?: string;
  readonly version?: string;
  /** The hash of the download. */
  readonly integrity?: string;
  readonly license?: string;
  /** Needed only for development. */
  readonly dev?: boolean;
  /** One of this project's own folders. */
  readonly link?: boolean;
  readonly dependencies?: Ranges;
  readonly optionalDependencies?: Ranges;
  readonly peerDependencies?: Ranges;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The folders of the dependencies of the package in a folder. Optional ones may not be locked. */
export function dependenciesOf(packages: Lock["packages"], folder: string): string[] {
  const locked = packages[folder]!;
  const needed = [...Object.keys(locked.dependencies ?? {}), ...neededPeers(locked)];
  const optional = Object.keys(locked.optionalDependencies ?? {});
  return [
    ...needed.map((name) => neededFolder(packages, name, folder)),
    ...optional.flatMap((name) => folderOf(packages, name, folder) ?? []),
  ];
}

function neededPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Locked): string[] {
  return Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
}

/** Where Node.js finds a package that is imported from a folder; the project's own folder is "". */
export function neededFolder(packages: Lock["packages"], name: string, from: string): string {
  const folder = folderOf(packages, name, from);
  if (folder !== undefined) return folder;
  throw new Error(`${name}, needed by ${from || "the program"}, is not locked.`);
}

/** In that folder, or in one that contains it. */
function folderOf(packages: Lock["packages"], name: string, from: string): string | undefined {
  const folder = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (folder in packages) return folder;
  return from === "" ? undefined : folderOf(packages, name, parentOf(from));
}

/** The package in whose folder a package is installed; empty for the project's own. */
function parentOf(folder: string): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")));
}
