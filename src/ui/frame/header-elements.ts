/** The full-screen menu's id, shared by its markup and its script. */
export const menuId = "site-menu";

/** Where the tab keeps the cart that the visitor is at work on. show-your-cart.ts repeats it. */
export const yourCartKey = "your cart";

/** Where the number of saved carts stands, in the bar of tools and in the menu. */
export const savedCountPlaces = "[data-saved-count]";
