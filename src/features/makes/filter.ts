const directory = document.querySelector("#make-directory")!;
const input = directory.querySelector("input")!;
const status = directory.querySelector("[role=status]")!;
const sections = [...directory.querySelectorAll("section")];

input.addEventListener("input", filter);
// The Back button restores what was typed.
addEventListener("pageshow", filter);

function filter() {
  let shown = 0;
  for (const section of sections) {
    const items = [...section.querySelectorAll("li")];
    for (const item of items) item.hidden = !matchesName(item.textContent, input.value);
    const visible = items.filter((item) => !item.hidden).length;
    section.hidden = visible === 0;
    shown += visible;
  }
  directory.querySelector("nav")!.hidden = input.value !== "";
  status.textContent = input.value === "" ? "" : countText(shown);
}

function countText(shown: number): string {
  if (shown === 0) return "No makes match. Use Custom, or choose Other in the value tool.";
  return shown === 1 ? "1 make" : `${shown} makes`;
}

/**
 * Tells whether every word of the query begins a word of the text, or the query stands in it as
 * typed.
 */
export function matchesName(text: string, query: string): boolean {
  const squeezed = squeeze(query);
  if (squeeze(text).includes(squeezed)) return true;
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const wanted = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
