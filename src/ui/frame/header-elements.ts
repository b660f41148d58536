export const menuId = "site-menu";

/** Menus with the same name close each other. */
export const panelName = "site-panel";

export const savedCountPlaces = "[data-saved-count]";
