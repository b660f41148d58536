import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The files that a program consists of, and the packages that they import. */
export interface Program {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
}

/** Follows imports from a program's first files. Paths are relative to the project's folder. */
export function programOf(root: string, entries: readonly string[]): Program {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = entries.map(normalize);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const imported of importsOf(readFileSync(join(root, file), "utf8"))) {
      if (imported.startsWith(".")) waiting.push(join(dirname(file), imported));
      else if (!imported.startsWith("node:")) packages.add(packageOf(imported));
    }
  }
  return { files, packages };
}

const importForms = [
  /^(?:import|export) (?!type )[\w{}*,\s]{0,2000}?\bfrom "([^"\n]+)"/gm,
  /^import "([^"\n]+)"/gm,
  /\bimport\("([^"\n]+)"\)/g,
  // The file that a thread runs.
  /\bnew URL\("(\.[^"\n]+\.ts)", import\.meta\.url\)/g,
];

/** What a module imports at run time, as our formatter writes it; type imports are erased. */
export function importsOf(code: string): string[] {
  return importForms.flatMap((form) => Array.from(code.matchAll(form), ([, name]) => name!));
}

function packageOf(imported: string): string {
  const [scope = "", name = ""] = imported.split("/");
  return scope.startsWith("@") ? `${scope}/${name}` : scope;
}
