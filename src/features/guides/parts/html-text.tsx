// Tested with whole guides in guide.test.tsx.
import "../html-text.css";

/** Part of a text that was written in Markdown. */
export function HtmlText({ html, className = "" }: { html: string; className?: string }) {
  if (html === "") return null;
  return (
    <div
      className={["html-text", className, "stack"].filter(Boolean).join(" ")}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
