import { useState, useEffect } from "react";
import type { SavedCart } from "./format.ts";
import { changeCarts } from "./saved-carts.ts";
import { type Carts, type Removal, editCart, restore } from "./model.ts";
import { refusalText } from "./text.ts";

/** The notice is about the last action, until the next one. */
export function useCarts(carts: Carts) {
  // Ads have an order of their own, and are never compared with what an owner could ask.
  const comparable = carts.filter(({ ad }) => ad === null).map(({ id }) => id);
  const [notice, setNotice] = useState("");
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const [chosen, choose] = useChosen(comparable);

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
      act((current) => editCart(current, id, change)),
    remove: (saved: SavedCart) => {
      const without = (current: Carts) => current.filter(({ id }) => id !== saved.id);
      act(without, { saved, index: carts.indexOf(saved) });
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
      choose(chosen.includes(id) ? chosen.filter((chosenId) => chosenId !== id) : [...chosen, id]);
    },
    /** Adds the newest carts to the choice, as many as can be compared. */
    fill: () => {
      setNotice("");
      choose([...new Set([...chosen, ...comparable])].slice(0, maxCompared));
    },
  };
}

export const maxCompared = 4;

/** Kept in the address, so that a reload or going back restores the choice. Unknown ids are ignored. */
function useChosen(ids: readonly string[]) {
  const [requested, setRequested] = useState(idsInAddress);
  useEffect(() => {
    const readAgain = () => setRequested(idsInAddress());
    addEventListener("popstate", readAgain);
    return () => removeEventListener("popstate", readAgain);
  }, []);
  const chosen = requested.filter((id) => ids.includes(id)).slice(0, maxCompared);

  function choose(next: readonly string[]): void {
    setRequested(next);
    const query = next.length === 0 ? "" : `?compare=${next.join(",")}`;
    history.replaceState(history.state, "", location.pathname + query);
  }

  return [chosen, choose] as const;
}

function idsInAddress(): readonly string[] {
  const ids = new URLSearchParams(location.search).get("compare") ?? "";
  return [...new Set(ids.split(","))];
}
