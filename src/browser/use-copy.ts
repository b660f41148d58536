import { useState } from "react";

/** The message is `copied`, or `fallback` if the browser refuses. */
export function useCopy({ copied, fallback }: { copied: string; fallback: string }) {
  const [message, setMessage] = useState("");
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(copied);
    } catch {
      setMessage(fallback);
    }
  };
  return { message, copy, clear: () => setMessage("") };
}
