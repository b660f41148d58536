import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** The faults of a CSS Module, as sentences; `components` is the text of those that import it. */
export function moduleFaults(css: string, components: string): string[] {
  const used = Array.from(components.matchAll(/styles\.(\w+)/g), ([, name]) => name!);
  return [...classFaults(css.replaceAll(globalClass, ""), used), ...rawColors(css)];
}

const globalClass = /:global\(\.([\w-]+)\)/g;

/** The global classes that a module names in its selectors. */
export function globalClassesOfModule(css: string): string[] {
  return Array.from(css.matchAll(globalClass), ([, name]) => name!);
}

/** Classes that a sheet defines but nothing uses, and classes that are used but not defined. */
export function classFaults(css: string, names: Iterable<string>): string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\/|"[^"]*"/gs, "");
  const defined = new Set(Array.from(selectors.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name!));
  const used = new Set(names);
  return [
    ...[...defined.difference(used)].map((name) => `.${name} is not used`),
    ...[...used.difference(defined)].map((name) => `.${name} is not defined`),
  ];
}

/** Literal colors; they belong in tokens.css. */
export function rawColors(css: string): string[] {
  const colors = css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/gi) ?? [];
  return colors.map((color) => `${color} is a color outside tokens.css`);
}

/** The global classes that a component or an Astro page uses: the words of its class attributes. */
export function globalClassesIn(path: string, text: string): string[] {
  const values = path.endsWith(".astro")
    ? Array.from(text.matchAll(/\sclass="([^"]+)"/g), ([, value]) => value!)
    : classNamesIn(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return values.flatMap((value) => value.split(/\s+/)).filter((name) => name !== "");
}

function classNamesIn(node: ts.Node): string[] {
  const found: string[] = [];
  if (
    (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
    ts.isIdentifier(node.name) &&
    node.name.text === "className" &&
    node.initializer !== undefined
  ) {
    found.push(...stringsOf(node.initializer));
  }
  ts.forEachChild(node, (child) => void found.push(...classNamesIn(child)));
  return found;
}

const logicalOperators: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** The strings that an expression may become, without those that it compares something with. */
function stringsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap((span) => [
      ...stringsOf(span.expression),
      span.literal.text,
    ]);
    return [node.head.text, ...spans];
  }
  if (ts.isConditionalExpression(node)) {
    return [...stringsOf(node.whenTrue), ...stringsOf(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node) && logicalOperators.has(node.operatorToken.kind)) {
    return [...stringsOf(node.left), ...stringsOf(node.right)];
  }
  if (ts.isJsxExpression(node) && node.expression) return stringsOf(node.expression);
  return ts.isParenthesizedExpression(node) ? stringsOf(node.expression) : [];
}

function componentsByModule(): Map<string, string> {
  const found = new Map(globSync("src/**/*.module.css").map((path) => [path, ""]));
  for (const path of globSync("src/**/*.{astro,tsx}")) {
    const component = readFileSync(path, "utf8");
    for (const [, sheet] of component.matchAll(/import styles from "([^"]+\.css)"/g)) {
      const imported = join(dirname(path), sheet!);
      found.set(imported, (found.get(imported) ?? "") + component);
    }
  }
  return found;
}

if (import.meta.main) {
  const faults: string[] = [];
  const used: string[] = [];
  for (const [path, components] of componentsByModule()) {
    const css = readFileSync(path, "utf8");
    faults.push(...moduleFaults(css, components).map((fault) => `${path}: ${fault}`));
    used.push(...globalClassesOfModule(css));
  }

  const globalSheets = globSync("src/**/*.css").filter((path) => !path.endsWith(".module.css"));
  const sources = globSync("src/**/*.{astro,ts,tsx}").filter((path) => !path.includes(".test."));
  const css = globalSheets.map((path) => readFileSync(path, "utf8")).join("\n");
  used.push(...sources.flatMap((path) => globalClassesIn(path, readFileSync(path, "utf8"))));
  faults.push(...classFaults(css, used).map((fault) => `global classes: ${fault}`));
  for (const path of globalSheets.filter((sheet) => sheet !== "src/styles/tokens.css")) {
    faults.push(...rawColors(readFileSync(path, "utf8")).map((fault) => `${path}: ${fault}`));
  }

  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
