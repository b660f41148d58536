import { UseLine } from "../../../charts/use-line.tsx";
import { Prose } from "../../../ui/frame/columns.tsx";

/** Links to the data of the table above. */
export function UseNote({ name }: { name: string }) {
  return (
    <Prose>
      <p>
        <UseLine name={name} />
      </p>
    </Prose>
  );
}
