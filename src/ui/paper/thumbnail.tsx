import type { ReactNode } from "react";
import "./thumbnail.css";

/** A paper as a drawing. Without children, it has lines. */
export function Thumbnail({
  title,
  tone,
  hasBoxes = false,
  children,
}: {
  title: string;
  tone?: "flyer";
  /** To check off. */
  hasBoxes?: boolean;
  children?: ReactNode;
}) {
  return (
    <span
      className="thumbnail"
      data-tone={tone}
      data-boxes={hasBoxes || undefined}
      aria-hidden="true"
    >
      <b>{title}</b>
      {children}
      {children === undefined && (
        <>
          <i />
          <i />
          <i />
          <i />
        </>
      )}
    </span>
  );
}
