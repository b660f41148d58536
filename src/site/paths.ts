// Scripts in the browser need these paths, but not the whole register in pages.ts.

/** Other sites put this page in a frame, whose height the script sets. */
export const embedPath = "/embed";
export const embedScriptPath = "/embed.js";

/** Shown offline in place of a page that has no copy. */
export const noCopyPath = "/offline";

/** A cart as its owner shows it to a buyer. */
export const forSalePath = "/for-sale";
