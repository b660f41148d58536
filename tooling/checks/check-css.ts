import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * The faults of a stylesheet, as sentences: classes that its components do not use, classes that
 * they use but the stylesheet lacks, and colors that are not tokens.
 */
export function cssFaults(path: string, css: string, components: string): string[] {
  const defined = new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name!));
  const used = new Set(usedClasses(path, components));
  return [
    ...[...defined.difference(used)].map((name) => `.${name} is not used`),
    ...[...used.difference(defined)].map((name) => `.${name} is not defined`),
    ...rawColours(css),
  ];
}

/** A module's classes are properties of `styles`; another sheet's begin with the sheet's name. */
function usedClasses(path: string, components: string): string[] {
  if (path.endsWith(".module.css")) {
    return Array.from(components.matchAll(/styles\.(\w+)/g), ([, name]) => name!);
  }
  const sheet = basename(path, ".css");
  return Array.from(components.matchAll(/className="([^"]+)"/g), ([, names]) => names!.split(" "))
    .flat()
    .filter((name) => name === sheet || name.startsWith(`${sheet}-`));
}

/** Literal colors; they belong in tokens.css. */
export function rawColours(css: string): string[] {
  const colors = css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/gi) ?? [];
  return colors.map((color) => `${color} is a color outside tokens.css`);
}

/** Stylesheets with the same name. The build names classes after the file, so theirs would collide. */
export function sameNames(paths: readonly string[]): string[] {
  const byName = Map.groupBy(paths, (path) => basename(path));
  return [...byName.values()]
    .filter(({ length }) => length > 1)
    .map((same) => `${same.join(" and ")} need different names`);
}

/** Each stylesheet of a room or a widget, with the text of the components that import it. */
function sheets(): Map<string, string> {
  const found = new Map(globSync("src/**/*.module.css").map((path) => [path, ""]));
  for (const path of globSync("src/**/*.tsx")) {
    const component = readFileSync(path, "utf8");
    for (const [, sheet] of component.matchAll(/import (?:styles|css) from "([^"?]+\.css)/g)) {
      const imported = join(dirname(path), sheet!);
      found.set(imported, (found.get(imported) ?? "") + component);
    }
  }
  return found;
}

if (import.meta.main) {
  const all = sheets();
  const faults = [...all].flatMap(([path, components]) =>
    cssFaults(path, readFileSync(path, "utf8"), components).map((fault) => `${path}: ${fault}`),
  );
  faults.push(...sameNames([...all.keys()]));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
