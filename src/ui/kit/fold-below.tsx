// Tested through the pages in ../../features/models/pages.test.tsx.
import type { ComponentProps } from "react";
import { Fold } from "./fold.tsx";
import "./fold-below.css";

/** A page at least this wide shows its content without the title, and print always does. */
export function FoldBelow({
  width,
  ...props
}: { width: "40rem" | "60rem" | "print" } & ComponentProps<typeof Fold>) {
  return <Fold {...props} data-open-from={width} />;
}
