/** Hands a text to the visitor as a file. */
export function download(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // The browser has taken the file up by then; some read it only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
