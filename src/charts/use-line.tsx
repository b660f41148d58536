import { createContext, useContext } from "react";
import { chartPath } from "../site/paths.ts";

/** True in a frame, which has the figures and the line to paste itself. */
export const InFrame = createContext(false);

/** Leads from a chart or a table to its figures, how to cite them, and the line that embeds it. */
export function UseLine({ name }: { name: string }) {
  if (useContext(InFrame)) return null;
  return <a href={`${chartPath(name)}?scheme=auto#use`}>Download, cite, embed</a>;
}
