import { type ReactNode, type RefObject, useRef } from "react";
import styles from "./modal.module.css";

/** A native modal dialog with a title. Escape, the X and a press on the backdrop close it. */
export function Modal({
  ref,
  title,
  children,
}: {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  children: ReactNode;
}) {
  const pressedOnBackdrop = useRef(false);
  return (
    <dialog
      ref={ref}
      className={styles.modal}
      aria-label={title}
      // Both ends of the press count: selecting text may end outside the dialog.
      onPointerDown={(event) => {
        pressedOnBackdrop.current = isOnBackdrop(event.nativeEvent);
      }}
      onClick={(event) => {
        if (pressedOnBackdrop.current && isOnBackdrop(event.nativeEvent)) ref.current!.close();
      }}
    >
      <header className={styles.header}>
        <h2>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => ref.current!.close()}
        >
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}

function isOnBackdrop({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
