/** What a visitor typed into a field of one line: no line breaks, and nothing that turns its order. */
export function typedLine(text: string): string {
  return typedText(text.replaceAll(reorders, "").replaceAll(/[\s\u0085]+/g, " "));
}

/**
 * What a visitor typed into a field of many lines. What shows nothing is cut off at both ends, so
 * that a text of nothing else is empty.
 */
export function typedText(text: string): string {
  const characters = [...text.toWellFormed()];
  const first = characters.findIndex(isVisible);
  if (first === -1) return "";
  let end = characters.findLastIndex(isVisible) + 1;
  while (end < characters.length && belongsToTheLast.test(characters[end]!)) end++;
  return characters.slice(first, end).join("");
}

/** They write what follows from the other side: "gpj.exe" would read "exe.jpg". */
const reorders = /[\u202a-\u202e\u2066-\u2069]/g;

/** Unicode has no property for U+2800, a braille cell without dots, and for annotation marks. */
const showsNothing = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800\ufff9-\ufffb]/u;

const isVisible = (character: string) => !showsNothing.test(character);

/** Of ❤️ the selector of its color, of a flag its country's letters, of Persian words the joiners. */
const belongsToTheLast = /[\p{Variation_Selector}\p{Join_Control}\u{e0020}-\u{e007f}]/u;
