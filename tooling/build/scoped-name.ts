import { basename } from "node:path";

/**
 * Names a CSS module's class on a page, such as "chip-chip". File names are unique, so nothing else
 * is needed, and these names compress better than the usual random letters.
 */
export function scopedName(name: string, file: string): string {
  return `${basename(file, ".module.css")}-${name}`;
}
