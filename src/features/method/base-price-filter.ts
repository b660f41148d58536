const list = document.querySelector("#base-prices")!;
const input = list.querySelector("input")!;
const count = list.querySelector("[role=status]")!;
const rows = [...list.querySelectorAll<HTMLElement>("tbody tr")];

input.addEventListener("input", filter);
// The Back button restores what was typed.
addEventListener("pageshow", filter);

function filter() {
  for (const row of rows) row.hidden = !squeezed(row.textContent).includes(squeezed(input.value));
  const shown = rows.filter((row) => !row.hidden).length;
  count.textContent = input.value === "" ? "" : countText(shown);
}

/** Imported code would be a file of its own, for which the first paint waits: hence its own line. */
function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

function countText(shown: number): string {
  if (shown === 0) return "No base price of that name: the default for any other make is used.";
  return shown === 1 ? "1 base price" : `${shown} base prices`;
}
