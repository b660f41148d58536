import { matchesName } from "../makes/name-match.ts";

const list = document.querySelector("#base-prices")!;
const input = list.querySelector("input")!;
const status = list.querySelector("[role=status]")!;
const rows = [...list.querySelectorAll("tbody tr")].filter((row) => row instanceof HTMLElement);

input.addEventListener("input", filter);
// Back restores what was typed.
addEventListener("pageshow", filter);

function filter() {
  for (const row of rows) row.hidden = !matchesName(row.textContent, input.value);
  const shown = rows.filter((row) => !row.hidden).length;
  status.textContent = input.value === "" ? "" : words(shown);
}

function words(shown: number): string {
  if (shown === 0) return "No base price of that name: the default for any other make is used.";
  return shown === 1 ? "1 base price" : `${shown} base prices`;
}
