import type { ComponentProps } from "react";

/** `call` is the page's one yellow action, `solid` a dialog's or panel's main one, `quiet` looks like a link. */
export type Tone = "call" | "solid" | "plain" | "quiet";

export function Button({
  tone = "plain",
  ...attributes
}: { tone?: Tone } & ComponentProps<"button">) {
  return <button type="button" {...attributes} className="button" data-tone={tone} />;
}

/** A link that is an action of its page, such as opening what is shown in a tool. */
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
