import { menuId } from "./header-elements.ts";

const menu = document.querySelector<HTMLDialogElement>(`#${menuId}`)!;

// A link to the page one is on does not leave it, and Back restores a page as it was left.
menu.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a")) menu.close();
});
addEventListener("pagehide", () => menu.close());

// Browsers from before 2025 do not open a dialog by the button's own attributes.
if (!("commandForElement" in HTMLButtonElement.prototype)) {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[commandfor=${menuId}]`)) {
    button.addEventListener("click", () => {
      if (menu.open) menu.close();
      else menu.showModal();
    });
  }
}
