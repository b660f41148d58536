import type { ComponentProps } from "react";

/** A small button that fills a field. */
export function Chip(attributes: ComponentProps<"button">) {
  return <button type="button" {...attributes} className="chip" />;
}
