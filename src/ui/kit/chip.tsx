import type { ComponentProps } from "react";

/** Fills a field when pressed. */
export function Chip(attributes: ComponentProps<"button">) {
  return <button type="button" {...attributes} className="chip" />;
}
