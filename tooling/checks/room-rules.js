// This is JavaScript because an editor's oxlint may run it in a Node.js that cannot read
// TypeScript.
import { dirname, join, relative, sep } from "node:path";

/**
 * Rooms are a folder's subfolders, and "." means the files next to them. The option lists them from
 * lowest to highest, and a room may import only from those before it, so they can't form a cycle.
 */
const downwardOnly = {
  meta: { schema: [{ type: "object" }] },
  create(context) {
    const path = relative(context.cwd, context.filename);
    const [layers] = context.options;
    const parents = Object.keys(layers).filter((parent) => isIn(parent, path));
    if (parents.length === 0) return {};

    function check({ source }) {
      if (source?.type !== "Literal" || !String(source.value).startsWith(".")) return;
      const target = join(dirname(path), source.value);
      for (const parent of parents.filter((each) => isIn(each, target))) {
        const message = fault(parent, layers[parent], roomOf(parent, path), roomOf(parent, target));
        if (message !== null) context.report({ node: source, message });
      }
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

const isIn = (parent, path) => path.startsWith(join(parent, sep));

function roomOf(parent, path) {
  const [room, file] = relative(parent, path).split(sep);
  return file === undefined ? "." : room;
}

function fault(parent, rooms, from, to) {
  if (from === to) return null;
  const unlisted = [from, to].find((room) => !rooms.includes(room));
  if (unlisted !== undefined) {
    return `Add "${unlisted}" to the rooms of ${parent} in .oxlintrc.json, above all that it imports.`;
  }
  if (rooms.indexOf(to) < rooms.indexOf(from)) return null;
  return `${join(parent, from)} is below ${join(parent, to)}, so it can't import it. The order is in .oxlintrc.json.`;
}

export default {
  meta: { name: "rooms" },
  rules: { "downward-only": downwardOnly },
};
