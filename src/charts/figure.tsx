import type { ReactNode } from "react";

export function Figure({
  title,
  note,
  source,
  children,
}: {
  /** The chart's finding, as a sentence. */
  title: ReactNode;
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
