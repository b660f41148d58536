import type { ReactNode } from "react";
import "./numbered-list.css";

/** With its numbers on squares. */
export function NumberedList({
  className = "",
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <ol className={`numbered ${className}`}>{children}</ol>;
}
