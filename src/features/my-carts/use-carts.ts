import { useState, useEffect } from "react";
import type { SavedCart } from "./format.ts";
import { changeCarts } from "./saved-carts.ts";
import { type Carts, type Removal, edited, restore } from "./model.ts";
import { refusalText } from "./text.ts";

/** Actions on the list, and a notice about the last one until the next. */
export function useCarts(carts: Carts) {
  const [notice, setNotice] = useState("");
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const [chosen, choose] = useChosen(carts.map(({ id }) => id));

  function act(edit: (current: Carts) => Carts, undoable: Removal | null = null): boolean {
    const refusal = changeCarts(edit);
    setNotice(refusal === null ? "" : refusalText[refusal]);
    if (refusal === null) setRemoval(undoable);
    return refusal === null;
  }

  return {
    notice,
    removal,
    restoredId,
    chosen,
    edit: (id: string, change: Partial<Pick<SavedCart, "name" | "note">>) =>
      act((current) => edited(current, id, change)),
    remove: (saved: SavedCart) => {
      const without = (current: Carts) => current.filter(({ id }) => id !== saved.id);
      act(without, { saved, at: carts.indexOf(saved) });
    },
    undo: () => {
      if (removal === null || !act((current) => restore(removal, current))) return;
      setRestoredId(removal.saved.id);
    },
    toggle: (id: string) => {
      setRemoval(null);
      const isFifth = !chosen.includes(id) && chosen.length === maxCompared;
      setNotice(isFifth ? "Four carts is the most: leave one out to choose another." : "");
      if (isFifth) return;
      choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
    },
    /** Also selects the newest carts, as many as can be compared. */
    fill: () => {
      setNotice("");
      const newest = carts.map(({ id }) => id);
      choose([...new Set([...chosen, ...newest])].slice(0, maxCompared));
    },
  };
}

export const maxCompared = 4;

/**
 * The carts chosen to be compared, by id, which the address holds: a reload or a way back finds
 * them again. Those that are not among `ids` are passed over.
 */
function useChosen(ids: readonly string[]) {
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
