// Tested through the pages in ../../features/models/pages.test.tsx.
import type { DetailsHTMLAttributes, ReactNode, Ref } from "react";
import "./fold.css";

export function Fold({
  title,
  note,
  openFrom,
  hasHeading = false,
  children,
  ...attributes
}: {
  ref?: Ref<HTMLDetailsElement>;
  title: string;
  note?: string;
  /** From this width on, and in print, its content is always shown, without the title. */
  openFrom?: "40rem" | "60rem";
  /** True if a heading that lies on the fold's line shows the title. */
  hasHeading?: boolean;
  children: ReactNode;
} & DetailsHTMLAttributes<HTMLDetailsElement>) {
  return (
    <details {...attributes} className="fold" data-open-from={openFrom}>
      {hasHeading ? (
        <summary aria-label={title} />
      ) : (
        <summary>
          {title}
          {note !== undefined && <small> {note}</small>}
        </summary>
      )}
      {children}
    </details>
  );
}
