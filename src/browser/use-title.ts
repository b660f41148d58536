import { useEffect } from "react";
import { siteName } from "../../config/site-name.ts";

/** Names the page's tab, and its place in the history. Null leaves the page its own title. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} | ${siteName}`;
  }, [title]);
}
