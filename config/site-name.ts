/** Apart from the site's settings, which browsers don't have. */
export const siteName = "CartWorth";
