/** Kept out of the site's settings, because browsers need the name and don't get the settings. */
export const siteName = "CartWorth";
