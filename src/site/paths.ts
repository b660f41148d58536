// These are apart from the register because scripts in the browser need them.

/** The page that other sites put in a frame, and the script that gives the frame its height. */
export const embedPath = "/embed";
export const embedScriptPath = "/embed.js";

/** The page shown offline instead of one that has no copy. */
export const noCopyPath = "/offline";

/** The charts and tables that other sites put in a frame, and the files of their figures. */
const chartsPath = "/charts";
export const chartPath = (name: string) => `${chartsPath}/${name}`;
export const figuresPath = (name: string, kind: "csv" | "metadata.json") => `/data/${name}.${kind}`;

/** Whether other sites' pages may put a page in a frame. */
export const isForFrames = (path: string) =>
  path === embedPath || path.startsWith(`${chartsPath}/`);
