import { useEffect, useRef } from "react";
import { Modal } from "../../ui/kit/modal.tsx";
import type { Calculation } from "../cart-form/calculation.ts";
import { SellForm } from "./sell-form.tsx";

export { AfterListing } from "./after-listing.tsx";

export function SellDialog({
  opening,
  calculation,
  onSent,
  onReset,
}: {
  /** The dialog opens whenever this changes. */
  opening: number;
  calculation: Calculation;
  /** Not called when the open dialog itself shows the outcome. */
  onSent: (isStored: boolean) => void;
  onReset: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current!.close();

  useEffect(() => {
    dialog.current!.showModal();
    dialog.current!.querySelector("input")!.focus();
  }, [opening]);

  return (
    <Modal ref={dialog} title="Sell Your Golf Cart">
      <SellForm
        calculation={calculation}
        onCancel={close}
        onReset={onReset}
        onSent={(sent) => {
          if (sent === "stored") close();
          if (sent !== "not-stored" || !dialog.current!.open) onSent(sent !== "not-stored");
        }}
      />
    </Modal>
  );
}
