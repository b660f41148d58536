import { useEffect, useState } from "react";
import { inboxIsOn } from "../../forms/inbox.data.ts";

/** The dealer who gets this partner's leads by mail. Null until we know, or if no dealer does. */
export function useDealerName(partner: string | undefined): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    if (partner === undefined || !inboxIsOn) return undefined;
    const leaving = new AbortController();
    void nameOf(partner, leaving.signal).then(setName, () => {});
    return () => leaving.abort();
  }, [partner]);
  return name;
}

async function nameOf(partner: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(`/api/partners/${partner}`, { signal });
  const { name } = await response.json();
  return typeof name === "string" ? name : null;
}
