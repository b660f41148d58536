import type { ComponentType } from "react";
import { SafePart } from "./safe-part.tsx";

const sentence =
  "Something went wrong in this tool. Reload the page to start it again. The rest of the page, and the carts you saved, are not affected.";

/** A tool of a page: an error in it leaves the page's text and its other tools standing. */
export function safeTool<Props extends object>(Tool: ComponentType<Props>): ComponentType<Props> {
  return function SafeTool(props: Props) {
    return (
      <SafePart sentence={sentence} action="Reload" onRetry={() => location.reload()}>
        <Tool {...props} />
      </SafePart>
    );
  };
}
