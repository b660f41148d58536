import { basename } from "node:path";

/**
 * Names a CSS module's class on a page, such as "chip-take", or "chip" for the class that the file
 * is named for. File names are unique, so nothing else is needed, and these names compress better
 * than the usual random letters.
 */
export function scopedName(name: string, file: string): string {
  const base = basename(file, ".module.css");
  return base.split("-").at(-1) === name ? base : `${base}-${name}`;
}
