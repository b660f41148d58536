// Tested in site-frame.test.tsx.
import { menuId, panelName } from "./header-elements.ts";

const menu = document.querySelector<HTMLDialogElement>(`#${menuId}`)!;
const openPanels = () =>
  document.querySelectorAll<HTMLDetailsElement>(`details[name=${panelName}][open]`);

function closeAll() {
  menu.close();
  for (const panel of openPanels()) panel.open = false;
}

// Back restores a page as it was left.
addEventListener("pagehide", closeAll);
// A link to the current page doesn't leave it.
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("a")) closeAll();
});

// An open panel could cover the focused element.
for (const type of ["click", "focusin"]) {
  document.addEventListener(type, ({ target }) => {
    for (const panel of openPanels()) {
      if (target instanceof Node && !panel.contains(target)) panel.open = false;
    }
  });
}

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  for (const panel of openPanels()) {
    panel.open = false;
    panel.querySelector("summary")!.focus();
  }
});

// Browsers from before 2025 ignore the button's commandfor.
if (!("commandForElement" in HTMLButtonElement.prototype)) {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[commandfor=${menuId}]`)) {
    button.addEventListener("click", () => {
      if (menu.open) menu.close();
      else menu.showModal();
    });
  }
}
