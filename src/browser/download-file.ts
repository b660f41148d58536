// Tested in a browser by ../../e2e/journeys/fleet.spec.ts.
export function downloadFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
