import sheet from "./drawings.svg?url&no-inline";

/** The sheet is a file that all pages share. */
export function Drawing({ part, x }: { part: string; x?: number }) {
  return <use href={`${sheet}#${part}`} x={x} />;
}
