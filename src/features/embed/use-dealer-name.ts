import { useEffect, useState } from "react";
import { inboxIsOn } from "../../forms/inbox.data.ts";

/**
 * The dealer who gets the leads of this partner's page by mail. Null while it isn't known, or if nobody
 * does.
 */
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
