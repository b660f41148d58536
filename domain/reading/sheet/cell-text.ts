const tags = /<[^<>]{0,200}>|&nbsp;/g;
const entities: Readonly<Record<string, string>> = { "&quot;": '"', "&amp;": "&", "&#39;": "'" };

/** "<p>Gas, 12&quot; wheels</p>" as a shop exports it */
export function withoutTags(cell: string): string {
  if (!/[<&]/.test(cell)) return cell;
  return cell
    .replaceAll(tags, " ")
    .replaceAll(/&(?:quot|amp|#39);/g, (entity) => entities[entity]!)
    .trim();
}

const maxQuoteLength = 40;

export function quote(cell: string): string {
  const line = cell
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  const characters = [...line];
  const shown =
    characters.length > maxQuoteLength
      ? `${characters.slice(0, maxQuoteLength - 1).join("")}…`
      : characters.join("");
  return `“${shown}”`;
}
