/** The full-screen menu's id, shared by its markup and its script. */
export const menuId = "site-menu";

/** The name of the menus that the bar opens below itself, of which one can be open. */
export const panelName = "site-panel";

/** Where the number of saved carts stands, in the bar and in the full-screen menu. */
export const savedCountPlaces = "[data-saved-count]";
