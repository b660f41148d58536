import type { DetailsHTMLAttributes, ReactNode, Ref } from "react";

/** A part of a form that is folded away until it is opened. */
export function Fold({
  title,
  note,
  children,
  ...attributes
}: {
  ref?: Ref<HTMLDetailsElement>;
  title: string;
  /** A word after the title, such as "optional". */
  note?: string;
  children: ReactNode;
} & DetailsHTMLAttributes<HTMLDetailsElement>) {
  return (
    <details {...attributes} className="fold">
      <summary>
        {title}
        {note !== undefined && <small> {note}</small>}
      </summary>
      {children}
    </details>
  );
}
