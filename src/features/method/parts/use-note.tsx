import { UseLine } from "../../../charts/use-line.tsx";
import { Prose } from "../../../ui/frame/columns.tsx";

/** The way to use the figures of the table above it. */
export function UseNote({ name }: { name: string }) {
  return (
    <Prose>
      <p>
        <UseLine name={name} />
      </p>
    </Prose>
  );
}
