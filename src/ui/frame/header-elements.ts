export const menuId = "site-menu";

/** Opening one menu closes any other with the same name. */
export const panelName = "site-panel";

/** Where SavedCount in site-frame.tsx leaves room for the number that stored-carts.ts fills in. */
export const savedCountPlaces = "[data-saved-count]";
