import { useEffect, useState } from "react";

export const maxCompared = 4;

/**
 * The carts chosen to be compared, by id, which the address holds: a reload or a way back finds
 * them again. Those that are not among `ids` are passed over.
 */
export function useChosen(ids: readonly string[]) {
  const [asked, setAsked] = useState(idsInAddress);
  useEffect(() => {
    const readAgain = () => setAsked(idsInAddress());
    addEventListener("popstate", readAgain);
    return () => removeEventListener("popstate", readAgain);
  }, []);
  const chosen = asked.filter((id) => ids.includes(id)).slice(0, maxCompared);

  function choose(next: readonly string[]): void {
    setAsked(next);
    const query = next.length === 0 ? "" : `?compare=${next.join(",")}`;
    history.replaceState(history.state, "", location.pathname + query);
  }

  return [chosen, choose] as const;
}

function idsInAddress(): readonly string[] {
  const asked = new URLSearchParams(location.search).get("compare") ?? "";
  return [...new Set(asked.split(","))];
}
