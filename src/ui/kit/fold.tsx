import type { DetailsHTMLAttributes, ReactNode, Ref } from "react";

export function Fold({
  title,
  note,
  children,
  ...attributes
}: {
  ref?: Ref<HTMLDetailsElement>;
  title: string;
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
