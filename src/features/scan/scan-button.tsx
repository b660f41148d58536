// Tested in a browser by ../../../e2e/journeys/scan.spec.ts and ../../../e2e/release/scan.spec.ts.
import { type RefObject, useState } from "react";
import { Button } from "../../ui/kit/button.tsx";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";

const ScanDialog = lazyPart(
  async () => (await import("./scan-dialog.tsx")).ScanDialog,
  "The scanner couldn’t be loaded. Check your connection, or type the number. What you typed is still here.",
);

export function ScanButton({
  field,
  onRead,
}: {
  field: RefObject<HTMLInputElement | null>;
  onRead: (number: string) => void;
}) {
  // Each press mounts a new dialog, which retries a scanner that failed to load.
  const [opening, setOpening] = useState(0);
  return (
    // Only pages in whose HTML the build finds data-scan may use the camera.
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
