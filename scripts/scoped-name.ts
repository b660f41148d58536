import { basename } from "node:path";

/**
 * A class of a CSS module as it is named on a page: "chip-chip". Names of files are unique, so
 * nothing else is needed, and unlike the usual random letters these compress well.
 */
export function scopedName(name: string, file: string): string {
  return `${basename(file, ".module.css")}-${name}`;
}
