import type { RefObject } from "react";
import { Chip } from "../components/chip.tsx";

/** What was probably meant. Its button goes when it is pressed, and the focus to the field. */
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
