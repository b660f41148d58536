/** The full-screen menu's id, shared by its markup and its script. */
export const menuId = "site-menu";

/** Where the number of saved carts stands, in the bar of tools and in the menu. */
export const savedCountPlaces = "[data-saved-count]";
