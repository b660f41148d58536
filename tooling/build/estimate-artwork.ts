import { readFileSync, writeFileSync } from "node:fs";
import { type ArtworkRecord, artworkFile, colorNames } from "../../server/social/artwork.ts";
import { site as publisher } from "../../src/metadata/site.ts";
import { outlinesOf } from "./outlines.ts";
import { tokenColor } from "./token-colors.ts";

const root = `${import.meta.dirname}/../../`;

/** Writes what the server draws pictures of estimates from. */
export async function writeEstimateArtwork(dist: string): Promise<void> {
  writeFileSync(dist + artworkFile, JSON.stringify(await estimateArtwork()));
}

export async function estimateArtwork(): Promise<ArtworkRecord> {
  const [board, body] = await Promise.all([outlinesOf("board"), outlinesOf("body")]);
  const colors = Object.fromEntries(colorNames.map((name) => [name, tokenColor(name)]));
  return {
    board,
    body,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from its names
    colors: colors as ArtworkRecord["colors"],
    parts: drawingParts(),
    mark: /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(`${root}public/favicon.svg`, "utf8"))![1]!,
    siteName: publisher.name,
  };
}

/** The parts of the sheet of drawings that have no text, with their colors in place of tokens. */
function drawingParts(): [id: string, markup: string][] {
  const sheet = readFileSync(`${root}src/components/drawings.svg`, "utf8");
  const parts = Array.from(sheet.matchAll(/^ {2}<g id="([\w-]+)".*<\/g>$/gm));
  return parts
    .filter(([markup]) => !markup.includes("<text"))
    .map(([markup, id]) => [
      id!,
      markup.trim().replace(/var\(--([\w-]+)\)/g, (_, token: string) => tokenColor(token)),
    ]);
}
