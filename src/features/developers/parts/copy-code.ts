/** Where the browser refuses to copy, the code is selected instead. */
export function startCopying(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-copy]")) {
    const code = place.closest("figure")!.querySelector("pre")!;
    const label = place.querySelector("span")!;
    place.dataset.copy = "ready";
    place.querySelector("button")!.addEventListener("click", () => {
      navigator.clipboard.writeText(code.textContent).then(
        () => (label.textContent = "Copied"),
        () => getSelection()!.selectAllChildren(code),
      );
    });
  }
}
