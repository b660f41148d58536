import type { DetailsHTMLAttributes, ReactNode, Ref } from "react";

export function Fold({
  title,
  note,
  hasHeading = false,
  children,
  ...attributes
}: {
  ref?: Ref<HTMLDetailsElement>;
  title: string;
  note?: string;
  /** True if the title is shown by a heading placed over the fold's line. */
  hasHeading?: boolean;
  children: ReactNode;
} & DetailsHTMLAttributes<HTMLDetailsElement>) {
  return (
    <details {...attributes} className="fold">
      {hasHeading ? (
        <summary aria-label={title} />
      ) : (
        <summary>
          {title}
          {note !== undefined && <small>{` ${note}`}</small>}
        </summary>
      )}
      {children}
    </details>
  );
}
