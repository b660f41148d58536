/**
 * Text that a visitor typed into a one-line field, without line breaks and without marks that
 * change its direction.
 */
export function typedLine(text: string): string {
  return typedText(text.replaceAll(reorders, "").replaceAll(/[\s\u0085]+/g, " "));
}

/**
 * Text that a visitor typed into a field with several lines. Invisible characters are removed from
 * both ends, so that text with nothing else is empty.
 */
export function typedText(text: string): string {
  const characters = [...text.toWellFormed()];
  const first = characters.findIndex(isVisible);
  if (first === -1) return "";
  let end = characters.findLastIndex(isVisible) + 1;
  while (end < characters.length && belongsToTheLast.test(characters[end]!)) end++;
  return characters.slice(first, end).join("");
}

/** These reverse the direction of the text that follows: "gpj.exe" would read "exe.jpg". */
const reorders = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Unicode has no property that covers U+2800, a braille cell without dots, and annotation marks.
 */
const showsNothing = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800\ufff9-\ufffb]/u;

const isVisible = (character: string) => !showsNothing.test(character);

/**
 * ❤️ has a selector for its color, a flag has its country's letters, and Persian words have
 * joiners.
 */
const belongsToTheLast = /[\p{Variation_Selector}\p{Join_Control}\u{e0020}-\u{e007f}]/u;
