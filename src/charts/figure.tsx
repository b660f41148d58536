import type { ReactNode } from "react";

/** A chart with its finding as the heading, and its source below. */
export function Figure({
  title,
  note,
  source,
  children,
}: {
  /** What the chart shows, as a sentence. */
  title: string;
  note: ReactNode;
  source?: ReactNode;
  children: ReactNode;
}) {
  return (
    <figure className="figure">
      <h3>{title}</h3>
      <p className="soft">{note}</p>
      {children}
      {source !== undefined && <figcaption>{source}</figcaption>}
    </figure>
  );
}
