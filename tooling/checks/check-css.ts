import { globSync, readFileSync } from "node:fs";

/**
 * What is wrong with a component's stylesheet, as sentences: classes that its component does not
 * use, classes that the component uses but the stylesheet lacks, and colors that are not tokens.
 */
export function cssFaults(css: string, component: string): string[] {
  const defined = new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name!));
  const used = new Set(Array.from(component.matchAll(/styles\.(\w+)/g), ([, name]) => name!));
  return [
    ...[...defined.difference(used)].map((name) => `.${name} is not used`),
    ...[...used.difference(defined)].map((name) => `styles.${name} is not defined`),
    ...rawColours(css),
  ];
}

/** Literal colors; they belong in tokens.css. */
export function rawColours(css: string): string[] {
  const colors = css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/gi) ?? [];
  return colors.map((color) => `${color} is a color outside tokens.css`);
}

function checkFile(path: string): string[] {
  const css = readFileSync(path, "utf8");
  const component = path.replace(".module.css", ".tsx");
  return cssFaults(css, readFileSync(component, "utf8")).map((fault) => `${path}: ${fault}`);
}

if (import.meta.main) {
  const faults = globSync("src/**/*.module.css").flatMap(checkFile);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
