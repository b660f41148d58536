/** Where the number of saved carts stands, in the bar of tools and in the menu. */
export const savedCountPlaces = "[data-saved-count]";
