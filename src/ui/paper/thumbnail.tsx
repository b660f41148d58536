// Tested in ../../features/answer/parts/step-picture.test.tsx. Guides restyle it in their own sheets.
import type { ReactNode } from "react";
import "./thumbnail.css";

/** A drawing of a sheet of paper. Without children, it shows lines of text. */
export function Thumbnail({
  title,
  tone,
  hasBoxes = false,
  children,
}: {
  title: string;
  tone?: "flyer";
  /** Draws boxes to check off. */
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
