// Tested in component-markup.test.tsx.
import { type ReactNode, type RefObject, useEffect } from "react";

/** Escape, the X, and a click on the backdrop close the dialog. */
export function Modal({
  ref,
  title,
  onClose,
  children,
}: {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  onClose?: () => void;
  children: ReactNode;
}) {
  useEffect(() => closeOnBackdrop(ref.current!), [ref]);
  return (
    <dialog ref={ref} className="modal" aria-label={title} onClose={onClose}>
      <header className="modal-head">
        <h2>{title}</h2>
        <button type="button" aria-label="Close" onClick={() => ref.current!.close()}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}

/**
 * Not every browser has the dialog's `closedby="any"` yet. The press must also begin on the backdrop,
 * because selecting text may end outside the dialog.
 */
function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let pressed = false;
  dialog.addEventListener("pointerdown", (event) => (pressed = isOnBackdrop(event)), { signal });
  dialog.addEventListener(
    "click",
    (event) => {
      if (pressed && isOnBackdrop(event)) dialog.close();
    },
    { signal },
  );
  return () => watch.abort();
}

function isOnBackdrop({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
