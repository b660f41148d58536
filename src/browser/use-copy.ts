import { useState } from "react";

/** Copies a text and says how that went: `copied`, or `otherwise` where the browser refuses. */
export function useCopy({ copied, otherwise: fallback }: { copied: string; otherwise: string }) {
  const [said, setSaid] = useState("");
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copied);
    } catch {
      setSaid(fallback);
    }
  };
  return { said, copy, clear: () => setSaid("") };
}
