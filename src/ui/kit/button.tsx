// Tested in component-markup.test.tsx.
import type { ComponentProps } from "react";

/** `call` is the page's only yellow action, `solid` the main one of a dialog or panel, `quiet` looks like a link. */
export type Tone = "call" | "solid" | "plain" | "quiet";

export function Button({
  tone = "plain",
  ...attributes
}: { tone?: Tone } & ComponentProps<"button">) {
  return <button type="button" {...attributes} className="button" data-tone={tone} />;
}

export function LinkButton({
  tone = "plain",
  children,
  ...attributes
}: { tone?: Tone } & ComponentProps<"a">) {
  return (
    <a {...attributes} className="button" data-tone={tone}>
      {children}
    </a>
  );
}

/** Fills a field when pressed. */
export function Chip(attributes: ComponentProps<"button">) {
  return <button type="button" {...attributes} className="chip" />;
}
