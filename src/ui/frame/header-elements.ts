// Tested through the header in site-frame.test.tsx.
export const menuId = "site-menu";

/** Opening one menu closes any other with the same name. */
export const panelName = "site-panel";

/** SavedCount in site-header.tsx; saved-count.ts fills it in. */
export const savedCountPlaces = "[data-saved-count]";
