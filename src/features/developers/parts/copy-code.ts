// Tested in a browser by ../../../../e2e/release/developers.spec.ts.
import { copyText } from "../../../browser/copy-text.ts";

/** Where the browser refuses to copy, the code is selected instead. */
export function startCopying(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-copy]")) {
    const code = place.closest("figure")!.querySelector("pre")!;
    const status = place.querySelector("[role='status']")!;
    place.dataset.copy = "ready";
    place.querySelector("button")!.addEventListener("click", async () => {
      const isCopied = await copyText(code.textContent);
      status.textContent = isCopied ? "Copied" : "Couldn’t copy: it’s selected below";
      if (!isCopied) getSelection()!.selectAllChildren(code);
    });
  }
}
