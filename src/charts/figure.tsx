import type { ReactNode } from "react";

/** A chart below its finding, with what it shows and where that is from. */
export function Figure({
  title,
  note,
  source,
  children,
}: {
  /** What the chart shows, as a sentence. */
  title: string;
  /** What is drawn. */
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
