import { useState } from "react";
import type { SavedCart } from "./cart-file.ts";
import { maxCompared } from "./use-chosen.ts";
import { changeCarts } from "./saved-carts.ts";
import { type Carts, type Removal, edited, restore } from "./shelf.ts";
import { useChosen } from "./use-chosen.ts";
import { refusalText } from "./saved-cart-labels.ts";

/** What can be done with the shelf, and what is said of the last action until the next one. */
export function useShelf(carts: Carts) {
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
      const order = carts.map(({ id }) => id);
      act((current) => current.filter(({ id }) => id !== saved.id), { saved, order });
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
    clear: () => {
      setNotice("");
      choose([]);
    },
    /** Something else was done on the page: the last removal stands. */
    dismiss: () => {
      setNotice("");
      setRemoval(null);
    },
  };
}
