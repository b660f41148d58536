import { type RefObject, useState } from "react";
import { Button } from "../../ui/kit/button.tsx";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";

const ScanDialog = lazyPart(
  async () => (await import("./scan-dialog.tsx")).ScanDialog,
  "The scanner couldn’t be loaded. Check your connection, or type the number. What you typed is still here.",
);

/** Fills in a number from the bar code on its label. */
export function ScanButton({
  field,
  onRead,
}: {
  field: RefObject<HTMLInputElement | null>;
  onRead: (number: string) => void;
}) {
  // A scanner that couldn't be loaded is asked for again at the next press.
  const [opening, setOpening] = useState(0);
  return (
    // The build looks for this attribute: only these pages may use the camera.
    <div className="actions needs-no-script" data-scan="">
      <Button onClick={() => setOpening((count) => count + 1)}>Scan the bar code</Button>
      {opening > 0 && (
        <ScanDialog
          key={opening}
          onClose={(number) => {
            setOpening(0);
            field.current!.focus();
            if (number !== null) onRead(number);
          }}
        />
      )}
    </div>
  );
}
