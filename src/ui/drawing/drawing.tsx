import sheet from "./drawings.svg?url&no-inline";

/** One part of the sheet of drawings, which every page shares. */
export function Drawing({ part, x }: { part: string; x?: number }) {
  return <use href={`${sheet}#${part}`} x={x} />;
}
