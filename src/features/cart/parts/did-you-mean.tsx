import type { RefObject } from "react";
import { Chip } from "../../../ui/kit/chip.tsx";

/** Suggests what was probably meant. Pressing the button removes it and focuses the field. */
export function DidYouMean({
  meant,
  field,
  onTake,
}: {
  meant: string;
  field: RefObject<HTMLInputElement | null>;
  onTake: (meant: string) => void;
}) {
  return (
    <>
      {" Did you mean "}
      <Chip
        onClick={() => {
          onTake(meant);
          field.current!.focus();
        }}
      >
        {meant}
      </Chip>
      ?
    </>
  );
}
