// These are apart from the register because scripts in the browser need them.

/** The page that other sites put in a frame, and the script that gives the frame its height. */
export const embedPath = "/embed";
export const embedScriptPath = "/embed.js";

/** The page shown offline instead of one that has no copy. */
export const noCopyPath = "/offline";
