/** Hands a file to the visitor. */
export function downloadFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // The browser has taken the file up by then; some read it only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
