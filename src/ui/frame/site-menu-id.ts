/** The full-screen menu's id, shared by its markup and its script. */
export const menuId = "site-menu";
