// Tested through the message to copy in ../features/price-check/island.test.tsx.
import { useState } from "react";
import { copyText } from "./copy-text.ts";

/** The message is `copied`, or `fallback` if the browser refuses. */
export function useCopy({ copied, fallback }: { copied: string; fallback: string }) {
  const [message, setMessage] = useState("");
  const copy = async (text: string) => setMessage((await copyText(text)) ? copied : fallback);
  return { message, copy, clear: () => setMessage("") };
}
