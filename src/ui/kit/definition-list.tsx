import type { ReactNode } from "react";

/** Names, each with what there is to say of it. */
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
