import type { ComponentProps } from "react";
import { addStyles } from "../lazy/add-styles.ts";
import css from "./chip.css?inline";

addStyles(css);

/** A small button that fills a field. */
export function Chip(attributes: ComponentProps<"button">) {
  return <button type="button" {...attributes} className="chip" />;
}
