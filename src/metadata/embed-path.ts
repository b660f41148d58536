/** The page that other sites put in a frame, and the script that gives the frame its height. */
export const embedPath = "/embed";
export const embedScriptPath = "/embed.js";

/** What other sites' pages may load. */
export const forOtherSites: readonly string[] = [embedPath, embedScriptPath];
