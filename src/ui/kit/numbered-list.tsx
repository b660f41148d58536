// Tested with the questions in ../../features/price-check/parts/check-answer.test.tsx.
import type { ReactNode } from "react";
import "./numbered-list.css";

/** An ordered list with its numbers on green squares. */
export function NumberedList({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <ol className={className ? `numbered ${className}` : "numbered"}>{children}</ol>;
}
