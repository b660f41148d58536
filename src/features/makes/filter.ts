// Tested with the list in parts/directory.test.tsx.
const directory = document.querySelector("#make-directory")!;
const input = document.querySelector<HTMLInputElement>("main input[type=search]")!;
const status = document.querySelector("main [role=status]")!;
const items = [...directory.querySelectorAll("li")];

input.addEventListener("input", filter);
// Back restores what was typed.
addEventListener("pageshow", filter);

function filter() {
  for (const item of items) {
    item.hidden = !matchesName(`${item.textContent} ${item.dataset["words"]}`, input.value);
  }
  const shown = items.filter(({ hidden }) => !hidden).length;
  status.textContent = input.value === "" ? "" : countText(shown);
}

function countText(shown: number): string {
  if (shown === 0)
    return "No make has that name. Use the Custom page, or choose Other in the value tool.";
  return shown === 1 ? "1 make" : `${shown} makes`;
}

/** "car club" finds Club Car by the beginnings of its words, and "ezgo" finds EZ-GO without the hyphen. */
export function matchesName(text: string, query: string): boolean {
  const squeezed = squeeze(query);
  if (squeeze(text).includes(squeezed)) return true;
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const queryWords = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return queryWords.every((part) => words.some((word) => word.startsWith(part)));
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
