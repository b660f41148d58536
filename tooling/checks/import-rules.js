import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { folderOf, mayImport } from "../layout/folder-rules.js";
import { domainPackages } from "../layout/domain-packages.js";
import { imports } from "../layout/folders.js";

/** What is wrong with an import in a file, as a sentence; undefined if it is allowed. */
function problemOf(file, specifier) {
  const root = rootOf(dirname(file));
  const pathHere = (path) => relative(root, path).split(sep).join("/");
  const from = folderOf(pathHere(file));
  if (from === undefined) return undefined;
  if (!specifier.startsWith(".")) return packageProblem(from, specifier);
  const path = pathHere(join(dirname(file), specifier));
  const to = folderOf(path);
  if (to === undefined) return unknownFolder(path);
  if (mayImport(from, to)) return undefined;
  const allowed = imports[from].join(", ") || "nothing else";
  return `${from} must not import ${to}. It may import ${allowed}: see tooling/layout/folders.js.`;
}

function packageProblem(from, specifier) {
  const packages = domainPackages[from];
  if (packages === undefined || packages.includes(specifier)) return undefined;
  return `${from} must not import ${specifier}: the domain runs anywhere.`;
}

function unknownFolder(path) {
  const isRootFile = !path.includes("/") || path.startsWith(".");
  return isRootFile ? undefined : `Add the folder of ${path} to tooling/layout/folders.js.`;
}

/** The nearest folder that has a package.json. */
function rootOf(folder) {
  if (existsSync(join(folder, "package.json")) || folder === dirname(folder)) return folder;
  return rootOf(dirname(folder));
}

const oneWay = {
  create(context) {
    function check(node) {
      const specifier = node.source?.value;
      if (typeof specifier !== "string") return;
      const message = problemOf(context.filename, specifier);
      if (message !== undefined) context.report({ node, message });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

export default {
  meta: { name: "imports" },
  rules: { "one-way": oneWay },
};
