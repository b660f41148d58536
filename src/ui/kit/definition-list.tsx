import type { ReactNode } from "react";

/** A list of names, each with its text. */
export function DefinitionList({
  className,
  items,
}: {
  className?: string | undefined;
  items: readonly (readonly [name: string, text: ReactNode])[];
}) {
  return (
    <dl className={className}>
      {items.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
